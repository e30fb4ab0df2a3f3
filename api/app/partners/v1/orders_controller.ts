import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import Order from '#commerce/order'
import type OrderItem from '#commerce/order_item'
import { hasSeats, toSeatItem } from '#commerce/seats/seat_lines'
import { OrderStatus } from '#commerce/terms'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { toRfc3339, toStored } from '#core/time'
import { countSeats } from '#learning/seats/count_seats'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import { changedPageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'

const statuses = {
  [OrderStatus.Paying]: 'unpaid',
  [OrderStatus.Paid]: 'paid',
  [OrderStatus.Deleted]: 'closed',
} as const

export default class OrdersController {
  async index(ctx: HttpContext) {
    const { updatedSince, ...page } = await ctx.request.validateUsing(changedPageValidator)
    const orders = Order.ownedBy(requireUser(ctx)).where('id', '>', cursorOf(page)[0])
    if (updatedSince) {
      const since = toStored(DateTime.fromISO(updatedSince).toUTC())
      orders.where((either) => {
        void either.where('updatedAt', '>=', since)
        void either.orWhere((never) => void never.whereNull('updatedAt').where('createdAt', '>=', since))
      })
    }
    const rows = await orders.orderBy('id').limit(limitOf(page) + 1)
    const ids = await externalIdsOf(
      ctx,
      'orders',
      rows.map(({ id }) => id)
    )
    return toPage(rows, { limit: limitOf(page), toItem: (order) => toOrder(order, ids), cursor: ({ id }) => id })
  }

  async show(ctx: HttpContext) {
    const order = await Order.ownedBy(requireUser(ctx)).where('orderNo', ctx.params.orderNo).preload('items').first()
    if (!order) throw new NotFound()
    const lines = hasSeats(order) ? order.items.map((item) => toSeatItem(order, item)) : []
    const seats = await countSeats(lines)
    return {
      ...toOrder(order, await externalIdsOf(ctx, 'orders', [order.id])),
      lines: order.items.map((item) => ({ ...toLine(item), seats: seats.get(item.id) ?? null })),
    }
  }
}

function toOrder(order: Order, externalIds: Map<number, string>) {
  return {
    id: order.id,
    externalId: externalIds.get(order.id) ?? null,
    orderNo: order.orderNo,
    name: order.orderName,
    type: order.orderType,
    status: statuses[order.orderStatus],
    amountFen: order.amountFen,
    refundedFen: order.refundedFen,
    createdAt: toRfc3339(order.createdAt)!,
    paidAt: toRfc3339(order.paidAt),
    updatedAt: toRfc3339(order.updatedAt ?? order.createdAt)!,
  }
}

function toLine({ id, courseId, itemName, courseCount, refundedCount, amountFen }: OrderItem) {
  return { id, courseId, name: itemName, copies: courseCount, refundedCopies: refundedCount, amountFen }
}
