import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { ExceptionStatus, NoteMax, messages } from '#commerce/exceptions/terms'
import { reasonMessages, refundReason } from '#commerce/refunds/validators'
import { PaymentExceptionKind } from '#commerce/terms'
import { emptyToUndefined } from '#core/query_rules'
import { paging, reasonText } from '#core/rules'
import { sorting } from '#core/lists/sorting'

export const exceptionsValidator = vine.create({
  exceptionStatus: vine.enum(Object.values(ExceptionStatus)).parse(emptyToUndefined).optional(),
  kind: vine.enum(Object.values(PaymentExceptionKind)).parse(emptyToUndefined).optional(),
  orderId: vine.string().trim().maxLength(20).parse(emptyToUndefined).optional(),
  ...paging(),
  ...sorting('payment-exceptions'),
})

export const exceptionRefundValidator = vine.create({ reason: refundReason() })
exceptionRefundValidator.messagesProvider = new SimpleMessagesProvider(reasonMessages)

export const resolutionValidator = vine.create({ note: reasonText(NoteMax) })
resolutionValidator.messagesProvider = new SimpleMessagesProvider({
  'required': messages.noteNeeded,
  'note.string': messages.noteNeeded,
  'note.minLength': messages.noteNeeded,
  'note.maxLength': messages.noteTooLong,
})
