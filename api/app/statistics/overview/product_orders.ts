import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { spanOf, type Days } from '#statistics/days'
import { daysOf } from '#statistics/overview/days_of_range'
import { saleFigures } from '#statistics/sales/sale_figures'
import { paidOrders, soldLines } from '#statistics/sales/sold'
import type { RangeType } from '#statistics/terms'

interface Row {
  orderNo: string
  paidAt: string
  copies: number
  amountFen: number
}

/** The orders that a product's row adds up from, newest first; product 0 is freight. */
export async function productOrders(
  courseId: number,
  range: RangeType,
  { page = 1, pageSize = 10 }: { page?: number; pageSize?: number }
) {
  const days = daysOf(range)
  return transaction(async (trx) => {
    const sum = (await saleFigures(trx, days)).get(courseId)
    const found = courseId ? ordersOfCourse(trx, days, courseId) : ordersWithFreight(trx, days)
    const [{ total }] = await found.clone().count('* as total')
    const rows = await (courseId ? withLine(found, trx) : withFreight(found, trx))
      .orderBy('orders.paid_at', 'desc')
      .orderBy('orders.id', 'desc')
      .forPage(page, pageSize)
    return {
      rows: (rows as Row[]).map(toRow),
      total: Number(total),
      copiesTotal: sum?.copies ?? 0,
      amountTotal: toYuan(sum?.amountFen ?? 0),
    }
  })
}

function ordersOfCourse(trx: Trx, days: Days, courseId: number) {
  return soldLines(trx, spanOf(days)).where('order_items.course_id', courseId)
}

/** Also those whose freight was given back: they count 0.00. */
function ordersWithFreight(trx: Trx, days: Days) {
  return paidOrders(trx, spanOf(days)).where('orders.freight_fen', '>', 0)
}

type Query = ReturnType<typeof paidOrders>

function withLine(found: Query, client: QueryClientContract): Query {
  return found
    .select('orders.order_no as orderNo', 'orders.paid_at as paidAt')
    .select(client.raw('order_items.course_count - order_items.refunded_count as copies'))
    .select(client.raw('order_items.amount_fen - order_items.refunded_fen as amountFen'))
}

/** What the order brought in beyond its lines, as the figures count it. */
function withFreight(found: Query, client: QueryClientContract): Query {
  const lines =
    '(select sum(amount_fen) - sum(refunded_fen) from order_items where order_items.order_id = orders.id)'
  return found
    .select('orders.order_no as orderNo', 'orders.paid_at as paidAt')
    .select(client.raw('0 as copies'))
    .select(
      client.raw(`orders.amount_fen - orders.refunded_fen - coalesce(${lines}, 0) as amountFen`)
    )
}

function toRow({ orderNo, paidAt, copies, amountFen }: Row) {
  return {
    orderId: orderNo,
    paidTime: toWireTime(paidAt)!,
    copies: Number(copies),
    amount: toYuan(Number(amountFen)),
  }
}
