import db from '@adonisjs/lucid/services/db'
import type { CourseType } from '#catalogue/terms'
import { OrderType } from '#learning/terms'
import type { Trx } from '#core/transaction'

export interface BoughtLine {
  id: number
  orderId: number
  courseId: number
  courseType: CourseType
  copies: number
  refundedCopies: number
  orderType: OrderType
  isPaid: boolean
  buyerId: number
  /** Of the order; null if nothing was refunded. */
  refundedAt: string | null
}

export async function boughtLines(trx: Trx | undefined, ids: number[]): Promise<Map<number, BoughtLine>> {
  const client = trx ?? db.connection()
  const rows = await client
    .from('order_items as i')
    .join('orders as o', 'o.id', 'i.order_id')
    .whereIn('i.id', [...new Set(ids)])
    .select('i.id', 'i.order_id as orderId', 'i.course_id as courseId', 'i.course_type as courseType')
    .select('i.course_count as copies', 'i.refunded_count as refundedCopies', 'o.order_type as orderType')
    .select('o.order_status as status', 'o.user_id as buyerId')
    .select(
      client.raw(`(select max(r.created_at) from refunds r join refund_lines l on l.refund_id = r.id
        where l.order_item_id = i.id) as refundedAt`)
    )
  return new Map(rows.map(({ status, ...row }) => [row.id, { ...row, isPaid: status === 2 }]))
}

/** A wholly refunded line of a single order has ended what it granted. */
export function isLineRefunded({ orderType, copies, refundedCopies }: BoughtLine): boolean {
  return orderType === OrderType.Single && refundedCopies >= copies
}
