import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { DateTime } from 'luxon'
import { toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { placedOrders } from '#statistics/placed/placed_orders'
import type { Dice } from '#tests/factories/dice'
import { soldOrder } from '#tests/factories/sales'

export const noon = DateTime.fromISO('2026-06-15T04:00:00Z', { zone: 'utc' })

/** Placed at any time of the last weeks, most of them near midnight in Asia/Shanghai. */
export async function anyPlaced(
  roll: Dice,
  userId: number,
  courses: number[],
  known: { placedAt?: DateTime; changedAt?: DateTime } = {}
) {
  const midnight = noon
    .setZone('Asia/Shanghai')
    .startOf('day')
    .minus({ days: roll(12) })
  const placedAt = known.placedAt ?? midnight.plus({ seconds: roll(2) ? roll(5) - 2 : roll(40_000) })
  const status = 1 + roll(3)
  const wanted = new Set([courses[roll(courses.length)], courses[roll(courses.length)]])
  const id = await soldOrder({
    userId,
    status,
    paidAt: status === 2 ? toStored(placedAt) : null,
    changedAt: toStored(known.changedAt ?? placedAt),
    lines: [...wanted].map((courseId) => ({ courseId, amountFen: 100 })),
  })
  await db
    .from('orders')
    .where('id', id)
    .update({ created_at: toStored(placedAt) })
}

const dayOfOrder = (at: string) => DateTime.fromSQL(at, { zone: 'utc' }).setZone('Asia/Shanghai').toISODate()!

/** Holds the figures against the orders, added up one by one. */
export async function checkPlacedFigures(assert: Assert, courses: number[]) {
  const orders = await db.from('orders')
  const lines = await db.from('order_items')
  for (const [from, to] of [
    ['2026-05-01', '2026-06-16'],
    ['2026-06-05', '2026-06-12'],
    ['2026-06-14', '2026-06-14'],
    ['2026-06-15', '2026-06-15'],
    ['2026-06-15', '2026-06-16'],
    ['2026-06-16', '2026-06-16'],
  ]) {
    for (const courseId of [0, ...courses]) {
      const found = orders.filter(({ id, created_at: at }) => {
        const day = dayOfOrder(at)
        const has = lines.some((line) => line.order_id === id && line.course_id === courseId)
        return day >= from && day <= to && (!courseId || has)
      })
      const paid = found.filter((order) => order.order_status === 2).length
      assert.deepEqual(
        await transaction((trx) => placedOrders(trx, { from, to }, courseId)),
        { placed: found.length, paid },
        `${from} to ${to}, course ${courseId}`
      )
    }
  }
}
