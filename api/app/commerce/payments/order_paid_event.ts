import type { DateTime } from 'luxon'
import type { LockedOrder } from '#commerce/payments/lock_order'
import { toRfc3339 } from '#core/rfc3339'
import type { Trx } from '#core/transaction'
import { eventPerson } from '#messages/partner_events/event_person'
import { accountsOf } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

type PaidOrder = Pick<LockedOrder, 'id' | 'userId' | 'orderNo' | 'orderType'>

export function queueOrderPaid(trx: Trx, order: PaidOrder, paidAt: DateTime): Promise<void> {
  const { id, userId, orderNo, orderType } = order
  return queuePartnerEvents(trx, 'order.paid', accountsOf(userId), async () => {
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
