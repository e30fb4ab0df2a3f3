import { inject } from '@adonisjs/core'
import { findOrder } from '#commerce/find_order'
import {
  moneyEvents,
  noteEvents,
  ownEvents,
  requestEvents,
  staffEvents,
  type OrderEvent,
} from '#commerce/history/order_events'
import { EventKind } from '#commerce/history/terms'
import { OrderInvoices } from '#commerce/order_invoices'

/** All events of an order, newest first. */
@inject()
export class OrderHistory {
  constructor(protected invoices: OrderInvoices) {}

  async execute(orderNo: string) {
    const order = await findOrder(orderNo)
    const found = await Promise.all([
      ownEvents(order),
      moneyEvents(order),
      requestEvents(order.id),
      this.#invoiceEvents(order.id),
      staffEvents(orderNo),
      noteEvents(order.id),
    ])
    return found
      .flat()
      .filter((event): event is OrderEvent & { time: string } => event.time !== null)
      .sort((a, b) => b.time.localeCompare(a.time))
      .map(({ detail = null, actor = null, ...event }) => ({ ...event, detail, actor }))
  }

  async #invoiceEvents(orderId: number): Promise<OrderEvent[]> {
    const events = await this.invoices.eventsOf(orderId)
    return events.map((event) => ({ ...event, kind: EventKind.Invoice }))
  }
}
