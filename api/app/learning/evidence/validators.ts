import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { EvidenceReasonMax, messages } from '#learning/evidence/terms'

export const evidenceValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(EvidenceReasonMax),
})
evidenceValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': messages.reasonNeeded,
  'reason.minLength': messages.reasonNeeded,
  'reason.maxLength': messages.reasonTooLong,
})
