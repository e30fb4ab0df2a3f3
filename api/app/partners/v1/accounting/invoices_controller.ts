import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import OrderItem from '#commerce/order_item'
import { audit, nothingToAudit } from '#core/audit/audit'
import { idempotent } from '#core/http/idempotency'
import { transaction } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { RecordIssue } from '#invoices/issuing/record_issue'
import { InvoiceStatus } from '#invoices/terms'
import { changedPage } from '#partners/v1/accounting/changed_page'
import { toInvoice, toInvoiceState } from '#partners/v1/accounting/invoice_payload'
import { invoiceIssueValidator, moneyPageValidator } from '#partners/v1/accounting/validators'
import { limitOf, toPage } from '#partners/v1/wire'

@inject()
export default class InvoicesController {
  constructor(protected recordIssue: RecordIssue) {}

  /** Requested and sent invoices. Payers are whole, as the invoice needs them, so every page is audited. */
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(moneyPageValidator)
    const submitted = db
      .from('invoices')
      .whereIn('invoice_status', [InvoiceStatus.Requested, InvoiceStatus.Sent])
      .select('invoices.id')
    const rows: { id: number }[] = await changedPage(submitted, 'invoices', page)
    const ids = rows.map(({ id }) => id)
    const invoices = await Invoice.query()
      .whereIn('id', ids)
      .preload('order')
      .preload('redInvoices', (red) => void red.orderBy('id'))
      .orderBy('id')
    const orderIds = invoices.map(({ orderId }) => orderId)
    const items = Map.groupBy(
      await OrderItem.query().whereIn('orderId', orderIds).orderBy('id'),
      ({ orderId }) => orderId
    )
    if (ids.length) await transaction((trx) => audit(trx, ctx, viewed))
    else nothingToAudit(ctx)
    const toItem = (invoice: Invoice) => toInvoice(invoice, items.get(invoice.orderId) ?? [])
    return toPage(invoices, { limit: limitOf(page), toItem, cursor: ({ id }) => id })
  }

  /** Issued in another system. The same number and files again change nothing. */
  async issue(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(invoiceIssueValidator)
    const id = Number(ctx.params.id)
    const { number } = form
    const prepared = await this.recordIssue.prepare(ctx, id, { number, documents: documentsOf(form) })
    const answer = await idempotent(ctx, { id, ...form }, async (trx) => {
      const invoice = await this.recordIssue.execute(trx, ctx, id, prepared)
      return { id, number, state: toInvoiceState(invoice) }
    })
    nothingToAudit(ctx)
    return answer
  }
}

const viewed = { action: 'invoice.view', object: 'invoices', onceAMinute: true } as const

function documentsOf({ pdf, ofd, xml }: { pdf?: string; ofd?: string; xml?: string }) {
  return {
    ...(pdf && { pdf: Buffer.from(pdf, 'base64') }),
    ...(ofd && { ofd: Buffer.from(ofd, 'base64') }),
    ...(xml && { xml: Buffer.from(xml, 'base64') }),
  }
}
