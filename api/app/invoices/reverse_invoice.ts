import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { ReversalState, messages } from '#invoices/terms'

export async function reverseInvoice(trx: Trx, id: number, adminId: number): Promise<Invoice> {
  const invoice = await Invoice.locked(trx, id)
  if (invoice.reversal !== ReversalState.Needed) throw new UserError(messages.noReversal)
  return invoice.merge({ reversedAt: now(), reversedBy: adminId }).save()
}
