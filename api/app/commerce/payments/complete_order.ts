import { inject } from '@adonisjs/core'
import type { DateTime } from 'luxon'
import Order from '#commerce/order'
import { OrderInvoices } from '#commerce/order_invoices'
import OrderItem from '#commerce/order_item'
import type { Trx } from '#core/transaction'
import { grantCourses } from '#learning/entitlements/grant_courses'
import { lockUser } from '#accounts/lock_user'
import { writeMessage } from '#messages/write_message'

/** The order is locked, and the caller books the payment in the same transaction. */
@inject()
export class CompleteOrder {
  constructor(protected invoices: OrderInvoices) {}

  async execute(trx: Trx, order: Order, paidAt: DateTime): Promise<void> {
    // `order_status` is in an index with `user_id`, so changing it takes a shared lock on the buyer already.
    await lockUser(trx, order.userId)
    if (!(await order.markPaid(trx, paidAt)))
      throw new Error(`order ${order.id} moved under its lock`)

    const items = await OrderItem.query({ client: trx })
      .where('orderId', order.id)
      .orderBy('courseId')
    await grantCourses(trx, {
      order: { id: order.id, userId: order.userId, orderType: order.orderType, paidAt },
      items,
    })
    await countSales(trx, items)
    await this.invoices.onOrderPaid(trx, order)
    await writeMessage(trx, order.userId, {
      kind: 'orderPaid',
      reference: `order:${order.id}`,
      facts: { orderNo: order.orderNo, orderName: order.orderName },
    })
  }
}

/** The courses are locked by granting, in the order of their ids (docs/decisions/0027). */
async function countSales(trx: Trx, items: OrderItem[]): Promise<void> {
  for (const { courseId } of items) {
    await trx.from('courses').where('id', courseId).increment('order_count', 1)
  }
}
