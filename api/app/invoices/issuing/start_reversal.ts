import type Order from '#commerce/order'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import { newRequestNo } from '#invoices/request_no'
import { linesLeft, linesToReverse, storedLines, sum } from '#invoices/issuing/taxed_lines'
import RedInvoice from '#invoices/red_invoice'
import { ensureReversible } from '#invoices/reversible'
import { RedState, WrongInvoice, messages, type ReversalReasonCode } from '#invoices/terms'

/** Order, buyer and invoice are locked. One red invoice is open at a time; it reverses all refunds so far, or a wrong invoice. */
export async function startReversal(
  trx: Trx,
  { order, invoice }: { order: Order; invoice: Invoice },
  by: { adminId: number; reason: ReversalReasonCode }
): Promise<RedInvoice> {
  const earlier = await ensureReversible(trx, invoice, by.reason)
  const issued = storedLines(invoice.issueLines)
  const reversed = earlier.flatMap(({ redLines }) => storedLines(redLines))
  const isWrong = by.reason === WrongInvoice
  const lines = isWrong ? linesLeft(issued, reversed) : await linesToReverse(trx, order, issued, reversed)
  if (!lines.length) throw new UserError(messages.noReversal)
  if (isWrong) await invoice.merge({ needsReversalAt: invoice.needsReversalAt ?? now(), reversedAt: null }).save()
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
