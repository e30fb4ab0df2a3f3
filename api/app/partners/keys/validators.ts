import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { scopes } from '#core/http/service_keys/scopes'
import { listOf } from '#core/query_rules'
import { nameText } from '#core/rules'
import { OverlapHours, partnerMessages as messages, ServiceAccountLimit as limit } from '#partners/terms'

export const serviceKeyValidator = vine.create({
  keyName: nameText().minLength(1).maxLength(limit.keyName),
  scopes: listOf(vine.enum(scopes)),
  /** The last day, included. */
  expiresOn: vine.string().regex(/^\d{4}-\d\d-\d\d$/),
})
serviceKeyValidator.messagesProvider = new FormMessagesProvider({
  'keyName.required': messages.keyName,
  'keyName.minLength': messages.keyName,
  'keyName.maxLength': messages.keyName,
  'scopes.required': messages.scopes,
  'expiresOn.required': messages.expiresOn,
  'expiresOn.regex': messages.expiresOn,
})

export const rotationValidator = vine.create({ overlapHours: vine.number().in([...OverlapHours]) })
