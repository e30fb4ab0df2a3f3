import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import RedInvoice from '#invoices/red_invoice'
import {
  InvoiceStatus,
  OpenRed,
  RedState,
  ReversalState,
  WrongInvoice,
  messages,
  type ReversalReasonCode,
} from '#invoices/terms'

/** One red invoice is open at a time. @returns the issued ones, locked @throws UserError */
export async function ensureReversible(trx: Trx, invoice: Invoice, reason: ReversalReasonCode): Promise<RedInvoice[]> {
  if (reason === WrongInvoice) ensureIssued(invoice)
  else if (invoice.reversal !== ReversalState.Needed) {
    throw new UserError(canBeWrong(invoice) ? messages.onlyWrong : messages.noReversal, { field: 'reason' })
  }
  const earlier = await RedInvoice.query({ client: trx }).where('invoiceId', invoice.id).forUpdate()
  if (earlier.some(({ state }) => OpenRed.includes(state))) throw new UserError(messages.redOpen)
  return earlier.filter(({ state }) => state === RedState.Issued)
}

/** Its buyer has it, and no other invoice replaced it. */
export function canBeWrong({ invoiceStatus, awaitsFile, isReplaced }: Invoice): boolean {
  return invoiceStatus === InvoiceStatus.Sent && !awaitsFile && !isReplaced
}

export const sumFen = (rows: readonly { amountFen: number }[]) =>
  rows.reduce((total, { amountFen }) => total + amountFen, 0)

function ensureIssued(invoice: Invoice): void {
  if (!canBeWrong(invoice)) throw new UserError(messages.noReversal)
}
