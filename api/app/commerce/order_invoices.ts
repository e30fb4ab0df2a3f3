import type Order from '#commerce/order'
import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'

/** Bound by `invoices`, which may import commerce but not the reverse (docs/decisions/0018, docs/decisions/0002). */
export class OrderInvoices {
  /** @throws a validation error at the fields `invoice.<field>`; UserError when the buyer may not request an invoice */
  async validate(_buyer: CurrentUser, _input: unknown): Promise<CheckoutInvoice | null> {
    return null
  }

  /** Stores an invoice that is not submitted yet. */
  async create(_trx: Trx, _order: Order, _invoice: CheckoutInvoice): Promise<void> {}

  async onOrderPaid(_trx: Trx, _order: Pick<Order, 'id'>): Promise<void> {}

  async onOrderClosed(_trx: Trx, _order: Order): Promise<void> {}

  /**
   * Called after `refunded_fen` was raised. An unsent invoice follows the amount, a sent one is marked for a credit
   * note.
   */
  async onRefunded(_trx: Trx, _orderId: number): Promise<void> {}

  /** @returns the invoice status by order id; orders without an invoice are missing */
  async statusesOf(_orderIds: number[]): Promise<Map<number, number>> {
    return new Map()
  }

  /** @returns the number of its invoice by order id */
  async numbersOf(_orderIds: number[]): Promise<Map<number, string>> {
    return new Map()
  }

  /** Who pays and where the invoice goes, by order id; orders without an invoice are missing. */
  async payersOf(_orderIds: number[]): Promise<Map<number, InvoicePayer>> {
    return new Map()
  }

  /** Events of the order's invoice, for its history. */
  async eventsOf(_orderId: number): Promise<{ time: string | null; text: string }[]> {
    return []
  }
}

export interface InvoicePayer {
  name: string
  email: string | null
}

/** A validated form; only `invoices` knows its fields. */
export type CheckoutInvoice = Record<string, unknown>
