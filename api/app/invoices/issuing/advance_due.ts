import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import { AdvanceInvoice } from '#invoices/issuing/advance_invoice'
import { AdvanceRedInvoice } from '#invoices/issuing/advance_red_invoice'

const batchSize = 50

/** Asks the provider about every invoice and red invoice that is due. */
@inject()
export class AdvanceDueInvoices {
  constructor(
    protected issuer: InvoiceIssuer,
    protected invoice: AdvanceInvoice,
    protected redInvoice: AdvanceRedInvoice
  ) {}

  async execute(): Promise<void> {
    if (!this.issuer.isAutomatic) return
    const at = toStored(now())
    const invoices = await db
      .from('invoices')
      .where('issuer', this.issuer.name)
      .where('issue_next_at', '<=', at)
      .orderBy('issue_next_at')
      .limit(batchSize)
      .select('id')
    const redInvoices = await db
      .from('red_invoices')
      .where('next_at', '<=', at)
      .orderBy('next_at')
      .limit(batchSize)
      .select('id')
    for (const { id } of invoices) await attempt(() => this.invoice.execute(id), { invoiceId: id })
    for (const { id } of redInvoices) await attempt(() => this.redInvoice.execute(id), { redInvoiceId: id })
  }
}

/** One failure does not stop the others. */
async function attempt(work: () => Promise<void>, about: Record<string, number>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logger.error({ err: error, ...about }, 'an invoice could not be processed')
  }
}
