import { UserError } from '#core/errors'
import { now } from '#core/time'
import { isDuplicate, type Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import type RedInvoice from '#invoices/red_invoice'
import { InvoiceStatus, messages } from '#invoices/terms'

/** The number of an invoice that was issued elsewhere; it is locked. @throws UserError at the field */
export async function enterNumber(trx: Trx, invoice: Invoice, number: string, field = 'invoiceNumber'): Promise<void> {
  if (invoice.isIssuedByProvider) throw new UserError(messages.numberOfProvider, { field })
  if (invoice.invoiceStatus !== InvoiceStatus.Sent) throw new UserError(messages.sendFirst)
  if (number === invoice.number) return
  await ensureNumberFree(trx, number, field)
  await onlyOnce(field, () => invoice.merge({ number, issuedAt: invoice.issuedAt ?? now() }).save())
}

/** The number of a red invoice that staff issued elsewhere; it is locked. @throws UserError at `redNumber` */
export async function enterRedNumber(trx: Trx, red: RedInvoice, number: string): Promise<void> {
  if (red.isByProvider) throw new UserError(messages.numberOfProvider, { field: 'redNumber' })
  if (number === red.number) return
  await ensureNumberFree(trx, number, 'redNumber')
  await onlyOnce('redNumber', () => red.merge({ number }).save())
}

/** For a number that another transaction takes meanwhile. @throws UserError at the field */
export async function onlyOnce<T>(field: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isDuplicate(error) ? new UserError(messages.numberUsed, { field }) : error
  }
}

/** Neither an invoice nor a red invoice has it. @throws UserError at the field */
export async function ensureNumberFree(trx: Trx, number: string, field: string): Promise<void> {
  for (const table of ['invoices', 'red_invoices']) {
    if (await trx.from(table).where({ number }).select('id').first())
      throw new UserError(messages.numberUsed, { field })
  }
}
