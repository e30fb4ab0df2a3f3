import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'

/** A naive sum of all orders, which every statistic must equal. */
export interface PlainOrder {
  orderNo: string
  userId: number
  channelId: number
  day: string
  incomeFen: number
  lines: { courseId: number; copies: number; amountFen: number }[]
}

export async function plainOrders(): Promise<PlainOrder[]> {
  const orders = await db.from('orders').where('order_status', 2).orderBy('paid_at')
  const plain: PlainOrder[] = []
  for (const order of orders) {
    const lines = await db.from('order_items').where('order_id', order.id)
    plain.push({
      orderNo: order.order_no,
      userId: order.user_id,
      channelId: order.channel_id ?? 0,
      day: DateTime.fromSQL(order.paid_at, { zone: 'utc' }).setZone('Asia/Shanghai').toISODate()!,
      incomeFen: Number(order.amount_fen) - Number(order.refunded_fen),
      lines: lines.map((line) => ({
        courseId: line.course_id,
        copies: line.course_count - line.refunded_count,
        amountFen: Number(line.amount_fen) - Number(line.refunded_fen),
      })),
    })
  }
  return plain
}

export const sumOf = <Row>(rows: Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0)

export const customerCount = (orders: PlainOrder[]): number => new Set(orders.map(({ userId }) => userId)).size

export const withCourse = (orders: PlainOrder[], ids: number[]): PlainOrder[] =>
  orders.filter(({ lines }) => lines.some(({ courseId }) => ids.includes(courseId)))

export const courseSum = (orders: PlainOrder[], ids: number[], value: 'copies' | 'amountFen'): number =>
  sumOf(orders, ({ lines }) =>
    sumOf(
      lines.filter(({ courseId }) => ids.includes(courseId)),
      (line) => line[value]
    )
  )
