import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { rowIds } from '#core/lists/each_row'
import { invoiceNumber } from '#invoices/validators'
import { ReversalReasonText, messages, type ReversalReasonCode } from '#invoices/terms'

const reasons = Object.keys(ReversalReasonText).map(Number) as ReversalReasonCode[]

export const issueBatchValidator = vine.create({ ids: rowIds() })

/** The number is of a red invoice that staff issued elsewhere. */
export const reversalValidator = vine.create({
  reason: vine.number().in(reasons),
  redNumber: invoiceNumber().optional(),
})
reversalValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': messages.redReason,
  'reason.in': messages.redReason,
  'reason.number': messages.redReason,
  'redNumber.regex': messages.numberWrong,
})
