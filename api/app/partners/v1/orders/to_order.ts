import type { HttpContext } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { shownTransfer } from '#commerce/bank_transfers/shown_transfer'
import type Order from '#commerce/order'
import type OrderItem from '#commerce/order_item'
import { hasSeats, toSeatItem } from '#commerce/seats/seat_lines'
import { OrderStatus } from '#commerce/terms'
import { toRfc3339 } from '#core/time'
import { countSeats } from '#learning/seats/count_seats'
import { externalIdsOf } from '#partners/v1/external_ids_of'

const statuses = {
  [OrderStatus.Paying]: 'unpaid',
  [OrderStatus.Paid]: 'paid',
  [OrderStatus.Deleted]: 'closed',
} as const

export function toOrder(order: Order, externalIds: Map<number, string>) {
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

/** With its lines and, until it is paid or closed, how to pay. The caller has preloaded the items. */
export async function toOrderDetail(ctx: HttpContext, order: Order) {
  const lines = hasSeats(order) ? order.items.map((item) => toSeatItem(order, item)) : []
  const seats = await countSeats(lines)
  return {
    ...toOrder(order, await externalIdsOf(ctx, 'orders', [order.id])),
    expiresAt: order.isPayable ? toRfc3339(order.expiresAt) : null,
    /** The order in the shop, where its owner signs in and pays. */
    payUrl: order.isPayable ? `${publicUrl}/index/submitted-order-info/${order.orderNo}` : null,
    transfer: order.isPayable ? await transferOf(order) : null,
    lines: order.items.map((item) => ({ ...toLine(item), seats: seats.get(item.id) ?? null })),
  }
}

/** Null unless the buyer chose a bank transfer. */
async function transferOf(order: Order) {
  const shown = await shownTransfer(order)
  if (!shown) return null
  const { accountName, accountNumber, bankName, transferCode } = shown
  return { accountName, accountNumber, bankName, code: transferCode }
}

function toLine({ id, courseId, itemName, courseCount, refundedCount, amountFen }: OrderItem) {
  return { id, courseId, name: itemName, copies: courseCount, refundedCopies: refundedCount, amountFen }
}
