import type Order from '#commerce/order'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import { newRequestNo } from '#invoices/issuing/start_issuing'
import { linesToReverse, storedLines, sum } from '#invoices/issuing/taxed_lines'
import RedInvoice from '#invoices/red_invoice'
import { OpenRed, RedState, ReversalState, messages, type ReversalReasonCode } from '#invoices/terms'

/** Order, buyer and invoice are locked. One red invoice is open at a time; it reverses all refunds so far. */
export async function startReversal(
  trx: Trx,
  { order, invoice }: { order: Order; invoice: Invoice },
  by: { adminId: number; reason: ReversalReasonCode }
): Promise<RedInvoice> {
  if (invoice.reversal !== ReversalState.Needed) throw new UserError(messages.noReversal)
  const earlier = await RedInvoice.query({ client: trx }).where('invoiceId', invoice.id).forUpdate()
  if (earlier.some(({ state }) => OpenRed.includes(state))) throw new UserError(messages.redOpen)

  const reversed = earlier.filter(({ state }) => state === RedState.Issued)
  const lines = await linesToReverse(
    trx,
    order,
    storedLines(invoice.issueLines),
    reversed.flatMap(({ redLines }) => storedLines(redLines))
  )
  if (!lines.length) throw new UserError(messages.noReversal)
  return RedInvoice.create(
    {
      invoiceId: invoice.id,
      requestNo: newRequestNo(),
      state: RedState.Sending,
      reason: by.reason,
      amountFen: sum(lines, 'amountFen'),
      redLines: JSON.stringify(lines),
      nextAt: now(),
      requestedBy: by.adminId,
    },
    { client: trx }
  )
}
