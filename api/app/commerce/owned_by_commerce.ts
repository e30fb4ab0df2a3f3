import db from '@adonisjs/lucid/services/db'
import { ClosedName } from '#accounts/closing/terms'
import { countOf, type PersonalDataProvider } from '#accounts/personal_data_export/data_provider'
import { ExceptionStatus } from '#commerce/exceptions/terms'
import Order, { type AddressSnapshot } from '#commerce/order'
import { scopeAwaitingShipment } from '#commerce/parcels/awaiting_shipment'
import { RefundStatus } from '#commerce/refunds/terms'
import { hasSeats, toSeatItem } from '#commerce/seats/seat_lines'
import { OrderStatus, OrderType } from '#commerce/terms'
import type { Trx } from '#core/transaction'
import { countSeats } from '#learning/seats/count_seats'

const orders = (userId: number) => db.from('orders').where('orders.user_id', userId)

export const ownedByCommerce: PersonalDataProvider = {
  tables: {
    订单: (id) =>
      orders(id)
        .orderBy('id')
        .select('order_no', 'order_name', 'order_status', 'amount_fen', 'refunded_fen', 'address')
        .select('express_company', 'tracking_no', 'created_at', 'paid_at'),
    订单商品: (id) =>
      orders(id)
        .join('order_items as i', 'i.order_id', 'orders.id')
        .orderBy('i.id')
        .select('orders.order_no', 'i.item_name', 'i.course_count', 'i.amount_fen'),
    支付记录: (id) =>
      orders(id)
        .join('payments as p', 'p.order_id', 'orders.id')
        .orderBy('p.id')
        .select('orders.order_no', 'p.provider', 'p.amount_fen', 'p.status', 'p.paid_at'),
    对公转账: (id) =>
      orders(id)
        .join('bank_transfers as t', 't.order_id', 'orders.id')
        .orderBy('t.id')
        .select('orders.order_no', 't.code', 't.slip_at', 't.created_at'),
    汇款到账: (id) =>
      orders(id)
        .join('bank_lines as l', 'l.order_id', 'orders.id')
        .orderBy('l.id')
        .select('orders.order_no', 'l.bank_serial', 'l.amount_fen', 'l.payer_name', 'l.payer_account', 'l.booked_at'),
    退款申请: (id) =>
      orders(id)
        .join('refund_requests as r', 'r.order_id', 'orders.id')
        .orderBy('r.id')
        .select('orders.order_no', 'r.reason', 'r.status', 'r.answer', 'r.created_at'),
    购物车: (id) => db.from('cart_items').where('user_id', id).select('course_id', 'course_count', 'created_at'),
  },

  async findBlockers(trx, userId) {
    const own = () => trx.from('orders').where('orders.user_id', userId)
    return {
      unpaid: await countOf(own().where('order_status', OrderStatus.Paying)),
      unshipped: await countOf(scopeAwaitingShipment(own())),
      refund:
        (await countOf(
          own()
            .join('payments', 'payments.order_id', 'orders.id')
            .join('refunds', 'refunds.payment_id', 'payments.id')
            .whereNot('refunds.status', RefundStatus.Done)
        )) + (await countOf(own().join('refund_requests', 'refund_requests.open_order_id', 'orders.id'))),
      payment: await countOf(
        own()
          .join('payment_exceptions as e', 'e.order_id', 'orders.id')
          .whereIn('e.status', [ExceptionStatus.Open, ExceptionStatus.Refunding])
      ),
      seats: await freeSeats(trx, userId),
    }
  },

  /** The region and the tracking number remain in the order; name, telephone and street are deleted. */
  async erase(trx, { id }) {
    const own = trx.from('orders').where('user_id', id).select('id')
    await trx.from('payments').whereIn('order_id', own).update({ payer_context: null })
    await trx.from('bank_transfers').whereIn('order_id', own).update({ slip_key: null, slip_at: null })
    await trx.from('refund_requests').whereIn('order_id', own).update({ reason: '' })
    await trx.from('cart_items').where('user_id', id).delete()
    const sent = await trx.from('orders').where('user_id', id).whereNotNull('address').select('id', 'address')
    for (const order of sent) {
      const { regionText } = JSON.parse(order.address) as AddressSnapshot
      const address = { name: ClosedName, telephone: '', regionText, address: '' }
      await trx
        .from('orders')
        .where('id', order.id)
        .update({ address: JSON.stringify(address) })
    }
  },
}

async function freeSeats(trx: Trx, userId: number): Promise<number> {
  const bought = await Order.query({ client: trx })
    .where({ userId, orderType: OrderType.Package, orderStatus: OrderStatus.Paid })
    .preload('items')
  const items = bought.filter(hasSeats).flatMap((order) => order.items.map((item) => toSeatItem(order, item)))
  const seats = await countSeats(items, trx)
  return [...seats.values()].reduce((sum, { free }) => sum + free, 0)
}
