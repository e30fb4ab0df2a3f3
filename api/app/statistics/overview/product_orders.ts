import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'
import type { Trx } from '#core/transaction'
import { toTimeRange, type TimeRange } from '#statistics/date_ranges'
import { daysOf } from '#statistics/overview/days_of_range'
import { partSums } from '#statistics/sales/sale_sums'
import { blocksOfCourse, daysOfPage } from '#statistics/sales/orders_of_course'
import { ordersOfCourse } from '#statistics/sales/sales_query'
import type { RangeType } from '#statistics/terms'

interface Row {
  orderNo: string
  paidAt: string
  copies: number
  amountFen: number
}

/** The orders behind a product's row, newest first; product 0 is shipping. */
export async function productOrders(
  courseId: number,
  range: RangeType,
  { page = 1, pageSize = 10 }: { page?: number; pageSize?: number }
) {
  const days = daysOf(range)
  return readSnapshotFromReplica(async (trx) => {
    const sums = await partSums(trx, days, courseId ? `course:${courseId}` : 'freight')
    const blocks = await blocksOfCourse(trx, days, courseId)
    const found = daysOfPage(blocks, (page - 1) * pageSize, pageSize)
    const rows = found ? await listed(trx, courseId, toTimeRange(found.days)).offset(found.skip).limit(pageSize) : []
    return {
      rows: (rows as Row[]).map(toRow),
      total: blocks.reduce((total, { count }) => total + count, 0),
      copiesTotal: sums.copies,
      amountTotal: toYuan(sums.amountFen),
    }
  })
}

/** Newest first. */
function listed(trx: Trx, courseId: number, span: TimeRange) {
  const found = ordersOfCourse(trx, span, courseId)
  return (courseId ? withLine(found, trx) : withFreight(found, trx))
    .orderBy('orders.paid_at', 'desc')
    .orderBy('orders.id', 'desc')
}

type Query = ReturnType<typeof ordersOfCourse>

function withLine(found: Query, client: QueryClientContract): Query {
  return found
    .select('orders.order_no as orderNo', 'orders.paid_at as paidAt')
    .select(client.raw('order_items.course_count - order_items.refunded_count as copies'))
    .select(client.raw('order_items.amount_fen - order_items.refunded_fen as amountFen'))
}

/** The amount of the order beyond its lines, as the stats count it. */
function withFreight(found: Query, client: QueryClientContract): Query {
  const lines = '(select sum(amount_fen) - sum(refunded_fen) from order_items where order_items.order_id = orders.id)'
  return found
    .select('orders.order_no as orderNo', 'orders.paid_at as paidAt')
    .select(client.raw('0 as copies'))
    .select(client.raw(`orders.amount_fen - orders.refunded_fen - coalesce(${lines}, 0) as amountFen`))
}

function toRow({ orderNo, paidAt, copies, amountFen }: Row) {
  return { orderId: orderNo, paidTime: toWireTime(paidAt)!, copies, amount: toYuan(amountFen) }
}
