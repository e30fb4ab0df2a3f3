import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { rowIds } from '#core/lists/each_row'
import { ReversalReasonText, messages, type ReversalReasonCode } from '#invoices/terms'

const reasons = Object.keys(ReversalReasonText).map(Number) as ReversalReasonCode[]

export const issueBatchValidator = vine.create({ ids: rowIds() })

/** The reason is for invoices of a provider. */
export const reversalValidator = vine.create({ reason: vine.number().in(reasons).optional() })
reversalValidator.messagesProvider = new FormMessagesProvider({
  'reason.in': messages.redReason,
  'reason.number': messages.redReason,
})
