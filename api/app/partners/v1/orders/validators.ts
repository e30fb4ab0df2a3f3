import vine from '@vinejs/vine'
import { copies } from '#commerce/pricing/validators'
import { MaxCartRows, PayWay } from '#commerce/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { exclusiveCode, rowId } from '#core/rules'
import { checkoutInvoice, kindMessages } from '#invoices/validators'

const maxAmountFen = 1e11

export const bulkOrderValidator = vine.create({
  lines: vine
    .array(vine.object({ courseId: rowId(), copies: copies() }))
    .minLength(1)
    .maxLength(MaxCartRows)
    .distinct('courseId'),
  exclusiveCode: exclusiveCode().optional(),
  /** Another total refuses the order. */
  expectedAmountFen: vine.number().withoutDecimals().range([0, maxAmountFen]).optional(),
  payBy: vine.enum([PayWay.Transfer] as const).optional(),
  invoice: checkoutInvoice().optional(),
})
bulkOrderValidator.messagesProvider = new FormMessagesProvider(kindMessages('invoice.'))
