import { demoOrders } from '../content/orders.js'
import type { DemoOrder } from '../types.js'
import { digits, whole } from './seeded_random.js'
import { fen } from './catalogue.js'
import { dayOf, orderStamp, secondsAfter, stored } from './times.js'
import type { DemoQuote, SeededPerson, SeedContext } from './seed_context.js'

/** The half hour in which an order can be paid. */
const payWithin = 30 * 60

type Placed = { id: number; orderNo: string; items: { id: number; courseId: number; courseCount: number }[] }

/**
 * Orders in chronological order, each priced as the product would have priced it then, paid by one payment of the same
 * amount, and granted by the product itself.
 */
export async function addOrders(context: SeedContext) {
  const orders = demoOrders(context.tools.now)
    .map((order) => ({ order, buyer: context.people.get(order.buyer)! }))
    .sort((a, b) => a.order.createdAt.getTime() - b.order.createdAt.getTime())

  const paidBy = new Map<number, Date>()
  for (const { order, buyer } of orders) {
    const first = paidBy.get(buyer.id)
    const quote = priced(context, order, Boolean(first && first <= order.createdAt))
    const placed = addOrder(context, order, buyer, quote)
    if (order.state !== 'paid') continue

    addPayment(context, order, placed.id, quote)
    if (!first || order.paidAt! < first) paidBy.set(buyer.id, order.paidAt!)
    context.paidOrders.push({
      id: placed.id,
      userId: buyer.id,
      orderType: order.orderType,
      paidAt: order.paidAt!,
      amountFen: quote.amountFen,
      items: placed.items,
    })
  }
}

/** @returns its columns that a payment needs */
export function addUnpaidOrder(context: SeedContext, order: DemoOrder, expiresAt: Date) {
  const buyer = context.people.get(order.buyer)!
  const quote = priced(context, order, true)
  const { id: orderId, orderNo } = addOrder(context, order, buyer, quote, expiresAt)
  return { orderId, orderNo, userId: buyer.id, amountFen: quote.amountFen }
}

function priced({ courses, channels, tools }: SeedContext, order: DemoOrder, returning: boolean) {
  const channel = order.code ? channels.get(order.code)! : null
  return tools.quote({
    products: order.items.map(({ course: key, count }) => {
      const course = courses.get(key)!
      return {
        courseId: course.id,
        courseName: course.courseName,
        courseType: course.courseType,
        priceFen: fen(course.priceYuan),
        freightFen: fen(course.freightYuan ?? 0),
        rules: (course.rules ?? []).map(({ ruleCode, priceYuan }) => ({
          ruleCode,
          discountedPriceFen: priceYuan === undefined ? null : fen(priceYuan),
        })),
        count,
      }
    }),
    returning,
    channel: channel && { ...channel, code: channel.exclusiveCode },
  })
}

function addOrder(
  { tables, channels }: SeedContext,
  order: DemoOrder,
  buyer: SeededPerson,
  quote: DemoQuote,
  expiresAt = secondsAfter(order.createdAt, payWithin)
): Placed {
  const channel = order.code ? channels.get(order.code)! : null
  const stamp = orderStamp(order.createdAt)
  const names = quote.lines.map(({ courseName }) => courseName)
  const orderNo = stamp + digits(`order ${buyer.telephone} ${stamp}`, 8)
  const id = tables.add('orders', {
    order_no: orderNo,
    user_id: buyer.id,
    order_name: names.length > 1 ? `${names[0]} 等${names.length}种商品` : names[0],
    order_type: order.orderType,
    order_status: { paying: 1, paid: 2, closed: 3 }[order.state],
    close_reason: order.closeReason,
    ware_fen: quote.wareFen,
    freight_fen: quote.freight.fen,
    amount_fen: quote.amountFen,
    exclusive_code: order.code,
    exclusive_discount_bp: channel?.discountBp ?? null,
    channel_id: channel?.id ?? null,
    quote: JSON.stringify(quote),
    address: order.address === null ? null : addressText(buyer, order.address),
    express_company: order.shipment ? '顺丰速运' : null,
    tracking_no: order.shipment?.trackingNo ?? null,
    awaits_shipment: order.address !== null && order.shipment === null,
    delivered_at: order.shipment ? stored(order.shipment.deliveredAt) : null,
    expires_at: stored(expiresAt),
    paid_at: order.paidAt ? stored(order.paidAt) : null,
    closed_at: order.closedAt ? stored(order.closedAt) : null,
    created_at: stored(order.createdAt),
    updated_at: stored(order.closedAt ?? order.paidAt ?? order.createdAt),
  })
  const items = quote.lines.map((line, position) => {
    const itemId = tables.add('order_items', {
      order_id: id,
      course_id: line.courseId,
      item_name: line.courseName,
      course_type: line.courseType,
      course_count: line.count,
      unit_fen: line.unitFen,
      base_fen: line.baseFen,
      amount_fen: line.amountFen,
      rule_code: line.codeRule ?? line.unitRule ?? (line.share06Fen > 0 ? '06' : null),
      position,
    })
    return { id: itemId, courseId: line.courseId, courseCount: line.count }
  })
  return { id, orderNo, items }
}

function addressText(buyer: SeededPerson, index: number): string {
  const { name, telephone, regionNames, address } = buyer.addresses[index]
  return JSON.stringify({ name, telephone, regionText: regionNames.join(' '), address })
}

function addPayment({ tables }: SeedContext, order: DemoOrder, orderId: number, quote: DemoQuote) {
  const day = dayOf(order.paidAt!).replaceAll('-', '')
  const name = `payment ${orderId} ${day}`
  tables.add('payments', {
    order_id: orderId,
    merchant_no: `ZX${orderStamp(order.createdAt)}${digits(name, 12)}`,
    provider: 'local',
    amount_fen: quote.amountFen,
    status: 'paid',
    paid_key: orderId,
    transaction_id: `42000${whole(name, 10000, 99999)}${day}${digits(`transaction ${name}`, 10)}`,
    expires_at: stored(secondsAfter(order.createdAt, payWithin)),
    paid_at: stored(order.paidAt!),
    created_at: stored(secondsAfter(order.createdAt, 5)),
    updated_at: stored(order.paidAt!),
  })
}
