import db from '@adonisjs/lucid/services/db'
import type Order from '#commerce/order'
import { OrderInvoices, type CheckoutInvoice, type InvoicePayer } from '#commerce/order_invoices'
import type { CurrentUser } from '#core/current_user'
import { now, toStored, toWireTime } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { columnsOf, type CheckedForm } from '#invoices/invoice_form'
import { invoiceableFen, ensureLearner } from '#invoices/request_invoice'
import { InvoiceStatus } from '#invoices/terms'
import { checkoutInvoiceValidator } from '#invoices/validators'

export class InvoicesOfOrders extends OrderInvoices {
  async validate(buyer: CurrentUser, input: unknown): Promise<CheckoutInvoice | null> {
    if (input === undefined || input === null) return null
    const { invoice } = await checkoutInvoiceValidator.validate({ invoice: input })
    ensureLearner(buyer)
    return invoice
  }

  async create(trx: Trx, order: Order, form: CheckoutInvoice): Promise<void> {
    if (order.amountFen === 0) return
    await new Invoice()
      .useTransaction(trx)
      .merge({
        ...columnsOf(form as CheckedForm),
        orderId: order.id,
        orderKey: order.id,
        userId: order.userId,
        amountFen: order.amountFen,
        invoiceStatus: InvoiceStatus.Unsubmitted,
      })
      .save()
  }

  async onOrderPaid(trx: Trx, order: Pick<Order, 'id'>): Promise<void> {
    const at = toStored(now())
    await this.#unsubmittedOf(trx, order).update({
      invoice_status: InvoiceStatus.Requested,
      requested_at: at,
      updated_at: at,
    })
  }

  async onOrderClosed(trx: Trx, order: Order): Promise<void> {
    await this.#unsubmittedOf(trx, order).delete()
  }

  async statusesOf(orderIds: number[]): Promise<Map<number, number>> {
    const invoices = await Invoice.query()
      .whereIn('orderKey', orderIds)
      .whereNull('withdrawnAt')
      .select('orderId', 'invoiceStatus')
    return new Map(invoices.map(({ orderId, invoiceStatus }) => [orderId, invoiceStatus]))
  }

  async numbersOf(orderIds: number[]): Promise<Map<number, string>> {
    const rows: { orderId: number; number: string }[] = await db
      .from('invoices')
      .whereIn('order_key', orderIds)
      .whereNotNull('number')
      .select('order_id as orderId', 'number')
    return new Map(rows.map(({ orderId, number }) => [orderId, number]))
  }

  async payersOf(orderIds: number[]): Promise<Map<number, InvoicePayer>> {
    const invoices = await Invoice.query()
      .whereIn('orderId', orderIds)
      .whereNull('withdrawnAt')
      .select('orderId', 'payerName', 'payerEmail')
    return new Map(invoices.map(({ orderId, payerName: name, payerEmail: email }) => [orderId, { name, email }]))
  }

  async eventsOf(orderId: number) {
    const invoices = await Invoice.query().where('orderId', orderId).orderBy('id')
    return invoices.flatMap(({ requestedAt, sentAt, awaitsFile, withdrawnAt, reversedAt }) => [
      { time: toWireTime(requestedAt), text: '申请发票' },
      { time: awaitsFile ? null : toWireTime(sentAt), text: '发票已发送' },
      { time: toWireTime(withdrawnAt), text: '发票申请已撤回' },
      { time: toWireTime(reversedAt), text: '发票已冲红' },
    ])
  }

  async onRefunded(trx: Trx, orderId: number): Promise<void> {
    const invoice = await Invoice.query({ client: trx }).where('orderKey', orderId).preload('order').forUpdate().first()
    if (!invoice || invoice.isWithdrawn) return

    const left = invoiceableFen(invoice.order)
    if (invoice.isOpen) {
      // The provider decides whether it exists; then the amount follows (docs/product.md 7.7).
      if (invoice.isInFlight) return
      await invoice.merge({ amountFen: left, withdrawnAt: left === 0 ? now() : null }).save()
    } else if (left < invoice.amountFen) {
      await invoice.merge({ needsReversalAt: now(), reversedAt: null, reversedBy: null }).save()
    }
  }

  #unsubmittedOf(trx: Trx, order: Pick<Order, 'id'>) {
    const unsubmitted = InvoiceStatus.Unsubmitted
    return trx.from('invoices').where({ order_id: order.id, invoice_status: unsubmitted })
  }
}
