import type Refund from '#commerce/refunds/refund'
import type { Trx } from '#core/transaction'
import { accountsOf } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

interface RefundedOrder {
  id: number
  userId: number
  orderNo: string
}

export function queueOrderRefunded(trx: Trx, refund: Refund, order: RefundedOrder): Promise<void> {
  const { id, refundNo, amountFen, reason } = refund
  return queuePartnerEvents(trx, 'order.refunded', accountsOf(order.userId), async () => {
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
