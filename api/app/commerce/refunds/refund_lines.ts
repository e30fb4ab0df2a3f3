import db from '@adonisjs/lucid/services/db'
import { ShippedTypes, type CourseType } from '#catalogue/terms'
import type { RefundLine } from '#commerce/refunds/refund'
import { OrderType } from '#commerce/terms'
import { toMinutes } from '#core/duration'
import { toFen, toYuan } from '#core/money'
import type { RowOf } from '#core/row_of'

interface RefundLineDetails extends RowOf<typeof RefundLine> {
  item_name: string
  course_type: CourseType
  order_type: OrderType
}

export type RefundLineRow = ReturnType<typeof toRefundLine>

/** By refund, in the sequence of the order. */
export async function linesOfRefunds(refundIds: number[]): Promise<Map<number, RefundLineRow[]>> {
  if (!refundIds.length) return new Map()
  const rows: RefundLineDetails[] = await db
    .from('refund_lines')
    .join('order_items', 'order_items.id', 'refund_lines.order_item_id')
    .join('orders', 'orders.id', 'order_items.order_id')
    .whereIn('refund_lines.refund_id', refundIds)
    .orderBy('order_items.id')
    .select('refund_lines.*', 'order_items.item_name', 'order_items.course_type')
    .select('orders.order_type')
  const grouped = Map.groupBy(rows, ({ refund_id: id }) => id)
  return new Map([...grouped].map(([id, lines]) => [id, lines.map(toRefundLine)]))
}

interface Sum {
  amount_fen: number
  payment_exception_id: number | null
}

/** The part of an order's refund beyond its lines. */
export function freightOf(refund: Sum, lines: RefundLineRow[]): number {
  if (refund.payment_exception_id !== null) return 0
  const fen = lines.reduce((sum, { refundAmt }) => sum + toFen(refundAmt), 0)
  return toYuan(refund.amount_fen - fen)
}

function toRefundLine(row: RefundLineDetails) {
  const isCourse = row.order_type === OrderType.Single && !ShippedTypes.includes(row.course_type)
  return {
    orderItemId: row.order_item_id,
    orderItemName: row.item_name,
    copies: row.copies,
    refundAmt: toYuan(row.amount_fen),
    goodsReturn: row.goods_return,
    /** The learner lost the course. */
    withdrawn: isCourse && row.copies > 0,
    /** Minutes of its hours. */
    withdrawnMinutes: toMinutes(row.withdrawn_seconds ?? 0),
    /** At the registry, where they stay. */
    retainedMinutes: toMinutes(row.retained_seconds ?? 0),
  }
}
