import type Order from '#commerce/order'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import { ensureNumberFree, onlyOnce } from '#invoices/invoice_number'
import { newRequestNo } from '#invoices/request_no'
import RedInvoice from '#invoices/red_invoice'
import { replaceInvoice } from '#invoices/replace_invoice'
import { invoiceableFen } from '#invoices/request_invoice'
import { ensureReversible, sumFen } from '#invoices/reversible'
import { RedState, WrongInvoice, messages, type ReversalReasonCode } from '#invoices/terms'
import { readersOfMoney } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

interface Reversal {
  adminId: number
  reason: ReversalReasonCode
  redNumber?: string
}

/** Records a red invoice that staff issued elsewhere. Order, buyer and invoice are locked. */
export async function reverseInvoice(trx: Trx, order: Order, invoice: Invoice, by: Reversal): Promise<RedInvoice> {
  const earlier = await ensureReversible(trx, invoice, by.reason)
  const isWrong = by.reason === WrongInvoice
  const openFen = invoice.amountFen - sumFen(earlier)
  const amountFen = isWrong ? openFen : openFen - invoiceableFen(order)
  if (amountFen <= 0) throw new UserError(messages.noReversal)
  if (by.redNumber) await ensureNumberFree(trx, by.redNumber, 'redNumber')

  const red = await onlyOnce('redNumber', () =>
    RedInvoice.create(
      {
        invoiceId: invoice.id,
        requestNo: newRequestNo(),
        state: RedState.Issued,
        reason: by.reason,
        amountFen,
        redLines: '[]',
        number: by.redNumber ?? null,
        issuedAt: now(),
        requestedBy: by.adminId,
      },
      { client: trx }
    )
  )
  const at = now()
  await invoice.merge({ needsReversalAt: invoice.needsReversalAt ?? at, reversedAt: at, reversedBy: by.adminId }).save()
  const { id, userId } = invoice
  await queuePartnerEvents(trx, 'invoice.reversed', readersOfMoney(userId), () => [
    { subject: `invoice:${id}`, data: { invoiceId: id, orderNo: order.orderNo, amountFen: invoice.amountFen } },
  ])
  if (isWrong) await replaceInvoice(trx, order, invoice)
  return red
}
