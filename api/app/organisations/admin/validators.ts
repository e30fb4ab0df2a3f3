import vine from '@vinejs/vine'
import { OrganisationState, organisationMessages as messages } from '#organisations/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { optionalText, paging, reasonText } from '#core/rules'

export const organisationsValidator = vine.create({
  state: vine.enum(Object.values(OrganisationState)).parse(emptyToUndefined).optional(),
  keyword: optionalText(60),
  ...paging(),
})

export const verificationValidator = vine.create({ verified: vine.boolean({ strict: true }), reason: reasonText(200) })
verificationValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': messages.whyVerified,
  'reason.minLength': messages.whyVerified,
})

export const closureValidator = vine.create({ reason: reasonText(200) })
closureValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': messages.whyClosed,
  'reason.minLength': messages.whyClosed,
})
