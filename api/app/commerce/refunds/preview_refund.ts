import db from '@adonisjs/lucid/services/db'
import type Order from '#commerce/order'
import {
  calculateRefund,
  refundableCopies,
  type RefundCalculation,
  type RequestedCopies,
} from '#commerce/refunds/calculate_refund'
import { loadRefundable, refundedCopies, type LoadedOrder } from '#commerce/refunds/load_refundable'
import { messages } from '#commerce/refunds/terms'
import { OrderStatus } from '#commerce/terms'
import { Refusal } from '#core/http/refusal'
import { toYuan } from '#core/money'

export async function previewRefund(orderNo: string, requested: RequestedCopies) {
  const loaded = await loadRefundable(orderNo)
  const { order, refundable } = loaded
  const { calculation, refusal } = calculateOrExplain(loaded, requested)
  const lineOf = (id: number) => calculation?.lines.find(({ line }) => line.id === id)
  return {
    orderId: order.orderNo,
    orderType: order.orderType,
    orderAmt: toYuan(Number(order.amountFen)),
    refundedAmt: toYuan(Number(order.refundedFen)),
    refundedCount: refundedCopies(loaded),
    refusal,
    whole: calculation?.whole ?? false,
    refundAmt: calculation && toYuan(calculation.amountFen),
    freightAmt: calculation && toYuan(calculation.freightFen),
    freightKept: toYuan(calculation?.whole && refundable.shipped ? refundable.freightFen : 0),
    studiedMinutes: await studiedMinutes(order),
    lines: refundable.lines.map((line) => ({
      orderItemId: line.id,
      orderItemName: line.name,
      orderItemAmt: toYuan(line.amountFen),
      courseCount: line.count,
      refundedCount: line.refundedCount,
      assignedCount: line.assigned,
      refundableCount: refundableCopies(line),
      copies: lineOf(line.id)?.copies ?? 0,
      refundAmt: toYuan(lineOf(line.id)?.amountFen ?? 0),
    })),
  }
}

function calculateOrExplain(
  { order, refundable }: LoadedOrder,
  requested: RequestedCopies
): { calculation: RefundCalculation | null; refusal: string | null } {
  if (order.orderStatus !== OrderStatus.Paid) {
    return { calculation: null, refusal: messages.notPaid }
  }
  try {
    return { calculation: calculateRefund(refundable, requested), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { calculation: null, refusal: error.message }
  }
}

/** Study time is kept after a refund. */
async function studiedMinutes({ id, userId }: Order): Promise<number> {
  const courses = db.from('user_courses').where({ order_id: id, user_id: userId })
  const [{ seconds }] = await db
    .from('chapter_progress')
    .where('user_id', userId)
    .whereIn('course_id', courses.select('course_id'))
    .sum('credited_seconds as seconds')
  return Math.floor(Number(seconds ?? 0) / 60)
}
