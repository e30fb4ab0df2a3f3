import app from '@adonisjs/core/services/app'
import type Order from '#commerce/order'
import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'

/**
 * What an order does to its invoice, asked in the very transaction that does it. Invoices stand right of
 * commerce and bind their own answer to this class in the container; without one there are none
 * (docs/decisions/0018, and 0012 for why it is a class and no event).
 */
export class OrderInvoices {
  /**
   * Reads the invoice that was wished for with an order, before the order is made.
   * @returns what `keep` is to be given, null when none is wished for
   * @throws a validation error that names the fields `invoice.<field>`
   * @throws Refusal when the buyer may not ask for one
   */
  async read(_buyer: CurrentUser, _typed: unknown): Promise<CheckoutInvoice | null> {
    return null
  }

  /** Keeps the wish beside a new order, as an invoice that is not asked for yet. */
  async keep(_trx: Trx, _order: Order, _wish: CheckoutInvoice): Promise<void> {}

  /** The order was paid: the invoice that was wished for is asked for. */
  async paid(_trx: Trx, _order: Order): Promise<void> {}

  /** The order was closed unpaid: nobody wants its invoice any more. */
  async closed(_trx: Trx, _order: Order): Promise<void> {}

  /**
   * How far the invoices of some orders have come, for a list of them.
   * @returns the invoice status by the id of its order; orders that have none are missing
   */
  async statuses(_orderIds: number[]): Promise<Map<number, number>> {
    return new Map()
  }

  /**
   * Money of the order was given back; call it after `refunded_fen` of the order has been raised. An invoice
   * that is not sent follows the amount, or is withdrawn when nothing is left; a sent one is marked for
   * reversal.
   */
  async refunded(_trx: Trx, _orderId: number): Promise<void> {}
}

/** A checked form; only invoices know what is in it. */
export type CheckoutInvoice = Record<string, unknown>

export function orderInvoices(): Promise<OrderInvoices> {
  return app.container.make(OrderInvoices)
}
