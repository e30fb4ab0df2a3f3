import vine from '@vinejs/vine'
import { isCreditCode, OrganisationNameMax, organisationMessages as messages } from '#organisations/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { nameText } from '#core/rules'
import { normalizeWidth } from '#core/shared_rules'

const checked = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const code = normalizeWidth(value).replaceAll(/\s/g, '').toUpperCase()
  if (isCreditCode(code)) field.mutate(code, field)
  else field.report(messages.codeInvalid, 'creditCode', field)
})

export const organisationValidator = vine.create({
  organisationName: nameText().minLength(4).maxLength(OrganisationNameMax),
  creditCode: vine.string().trim().minLength(1).maxLength(30).use(checked()),
})
organisationValidator.messagesProvider = new FormMessagesProvider({
  'organisationName.required': messages.nameNeeded,
  'organisationName.minLength': messages.nameNeeded,
  'creditCode.required': messages.codeInvalid,
  'creditCode.minLength': messages.codeInvalid,
  'creditCode.maxLength': messages.codeInvalid,
})
