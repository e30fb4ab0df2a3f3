import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { reasonText } from '#core/rules'
import { EvidenceReasonMax, messages } from '#learning/evidence/terms'

export const evidenceValidator = vine.create({ reason: reasonText(EvidenceReasonMax) })
evidenceValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': messages.reasonNeeded,
  'reason.minLength': messages.reasonNeeded,
  'reason.maxLength': messages.reasonTooLong,
})
