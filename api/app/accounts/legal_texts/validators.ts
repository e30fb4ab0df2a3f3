import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { legalTextKinds, LegalTextLength, messages } from '#accounts/legal_texts/terms'
import { paging, reasonText, rowId } from '#core/rules'

/** Ids of the versions that were shown. */
export const agreedTo = () => vine.array(rowId()).maxLength(10)

export const agreementValidator = vine.create({ agreedTo: agreedTo().minLength(1) })
agreementValidator.messagesProvider = new SimpleMessagesProvider({
  'required': messages.agreementNeeded,
  'array': messages.agreementNeeded,
  'array.minLength': messages.agreementNeeded,
  'array.maxLength': messages.agreementChanged,
  'number': messages.agreementChanged,
  'range': messages.agreementChanged,
  'withoutDecimals': messages.agreementChanged,
})

export const legalTextValidator = vine.create({ number: rowId().optional() })

export const legalTextsValidator = vine.create({ ...paging(), kind: vine.enum(legalTextKinds).optional() })

export const consentsValidator = vine.create(paging())

export const legalTextFormValidator = vine.create({
  kind: vine.enum(legalTextKinds),
  content: vine.string().minLength(1).maxLength(LegalTextLength.content),
  changes: reasonText(LegalTextLength.changes),
  major: vine.boolean(),
  formerNumber: vine.number().withoutDecimals().range([0, 1_000_000]),
})
legalTextFormValidator.messagesProvider = new SimpleMessagesProvider({
  'kind.required': messages.kindNeeded,
  'kind.enum': messages.kindNeeded,
  'content.required': messages.contentNeeded,
  'content.string': messages.contentNeeded,
  'content.minLength': messages.contentNeeded,
  'content.maxLength': messages.contentLength,
  'changes.required': messages.changesNeeded,
  'changes.string': messages.changesNeeded,
  'changes.minLength': messages.changesNeeded,
  'changes.maxLength': messages.changesLength,
  'major': messages.majorNeeded,
  'formerNumber': messages.outdated,
})
