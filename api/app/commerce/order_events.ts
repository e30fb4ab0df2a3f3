import type { DateTime } from 'luxon'
import type { OrderType } from '#commerce/terms'
import { toRfc3339 } from '#core/time'
import type { Trx } from '#core/transaction'
import { eventPerson } from '#messages/partner_events/event_person'
import { readersOfMoney } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

interface PaidOrder {
  id: number
  userId: number
  orderNo: string
  orderType: OrderType
}

export function queueOrderPaid(trx: Trx, order: PaidOrder, paidAt: DateTime): Promise<void> {
  const { id, userId, orderNo, orderType } = order
  return queuePartnerEvents(trx, 'order.paid', readersOfMoney(userId), async () => {
    const { amountFen } = await trx.from('orders').where('id', id).select('amount_fen as amountFen').firstOrFail()
    const lines = await trx
      .from('order_items')
      .where('order_id', id)
      .orderBy('id')
      .select('id as lineId', 'course_id as courseId', 'item_name as name', 'course_count as copies')
      .select('amount_fen as amountFen')
    const buyer = await eventPerson(trx, userId)
    const data = { orderId: id, orderNo, type: orderType, amountFen, paidAt: toRfc3339(paidAt)!, buyer, lines }
    return [{ subject: `order:${id}`, data }]
  })
}

interface BookedRefund {
  id: number
  refundNo: string
  amountFen: number
  reason: string
}

interface RefundedOrder {
  id: number
  userId: number
  orderNo: string
}

export function queueOrderRefunded(trx: Trx, refund: BookedRefund, order: RefundedOrder): Promise<void> {
  const { id, refundNo, amountFen, reason } = refund
  return queuePartnerEvents(trx, 'order.refunded', readersOfMoney(order.userId), async () => {
    const { refundedFen } = await trx
      .from('orders')
      .where('id', order.id)
      .select('refunded_fen as refundedFen')
      .firstOrFail()
    const lines = await trx
      .from('refund_lines')
      .where('refund_id', id)
      .orderBy('id')
      .select('order_item_id as lineId', 'copies', 'amount_fen as amountFen')
    const data = { orderId: order.id, orderNo: order.orderNo, refundNo, amountFen, refundedFen, lines, reason }
    return [{ subject: `order:${order.id}`, data }]
  })
}
