import type Order from '#commerce/order'
import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'

/** Bound by `invoices`, which stands right of commerce (docs/decisions/0018); a class and no event (docs/decisions/0002). */
export class OrderInvoices {
  /** @throws a validation error that names the fields `invoice.<field>`, Refusal when the buyer may not ask for one */
  async validate(_buyer: CurrentUser, _input: unknown): Promise<CheckoutInvoice | null> {
    return null
  }

  /** As an invoice that is not submitted yet. */
  async create(_trx: Trx, _order: Order, _invoice: CheckoutInvoice): Promise<void> {}

  async onOrderPaid(_trx: Trx, _order: Pick<Order, 'id'>): Promise<void> {}

  async onOrderClosed(_trx: Trx, _order: Order): Promise<void> {}

  /** Call it after `refunded_fen` was raised. An unsent invoice follows the amount, a sent one is marked for reversal. */
  async onRefunded(_trx: Trx, _orderId: number): Promise<void> {}

  /** @returns the invoice status by order id; orders without an invoice are missing */
  async statusesOf(_orderIds: number[]): Promise<Map<number, number>> {
    return new Map()
  }

  /** What happened to the invoice of an order. */
  async eventsOf(_orderId: number): Promise<{ time: string | null; text: string }[]> {
    return []
  }
}

/** A validated form; only `invoices` knows its fields. */
export type CheckoutInvoice = Record<string, unknown>
