import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { RequestReasonMax, refundRequestMessages as messages } from '#commerce/refunds/requests/terms'
import { reasonText } from '#core/rules'

export const refundRequestValidator = vine.create({ reason: reasonText(RequestReasonMax) })
refundRequestValidator.messagesProvider = messagesWith(messages.reasonNeeded)

export const rejectionValidator = vine.create({ reason: reasonText(RequestReasonMax) })
rejectionValidator.messagesProvider = messagesWith(messages.answerNeeded)

function messagesWith(needed: string) {
  return new FormMessagesProvider({
    'reason.required': needed,
    'reason.string': needed,
    'reason.minLength': needed,
    'reason.maxLength': messages.reasonTooLong,
  })
}
