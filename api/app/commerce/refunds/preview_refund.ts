import db from '@adonisjs/lucid/services/db'
import type Order from '#commerce/order'
import {
  calculateRefund,
  refundableCopies as copiesLeft,
  type RefundCalculation,
  type RefundableOrder,
  type RequestedCopies,
} from '#commerce/refunds/calculate_refund'
import { loadRefundable } from '#commerce/refunds/load_refundable'
import { refundedCopies } from '#commerce/refunds/refund_order'
import { messages } from '#commerce/refunds/terms'
import { OrderStatus } from '#commerce/terms'
import { Refusal } from '#core/http/refusal'
import { yuan } from '#core/money'

/**
 * What a refund would give back, before anybody asks for it; or in words why it would not. Changes nothing.
 * @throws NotFound
 */
export async function previewRefund(orderNo: string, wanted: RequestedCopies) {
  const loaded = await loadRefundable(orderNo)
  const { order, refundable } = loaded
  const { draft, refusal } = attempt(order, refundable, wanted)
  const kept = draft?.whole && refundable.shipped ? refundable.freightFen : 0
  return {
    orderId: order.orderNo,
    orderType: order.orderType,
    orderAmt: yuan(Number(order.amountFen)),
    refundedAmt: yuan(Number(order.refundedFen)),
    refundedCount: refundedCopies(loaded),
    refusal,
    whole: draft?.whole ?? false,
    refundAmt: draft && yuan(draft.amountFen),
    freightAmt: draft && yuan(draft.freightFen),
    /** Freight that stays because the parcel has left. */
    freightKept: yuan(kept),
    studiedMinutes: await studiedMinutes(order),
    lines: refundable.lines.map((line) => ({
      orderItemId: line.id,
      orderItemName: line.name,
      orderItemAmt: yuan(line.amountFen),
      courseCount: line.count,
      refundedCount: line.refundedCount,
      assignedCount: line.taken,
      refundableCount: copiesLeft(line),
      copies: draft?.lines.find((one) => one.line.id === line.id)?.copies ?? 0,
      refundAmt: yuan(draft?.lines.find((one) => one.line.id === line.id)?.amountFen ?? 0),
    })),
  }
}

function attempt(
  order: Order,
  refundable: RefundableOrder,
  wanted: RequestedCopies
): { draft: RefundCalculation | null; refusal: string | null } {
  if (order.orderStatus !== OrderStatus.Paid) return { draft: null, refusal: messages.notPaid }
  try {
    return { draft: calculateRefund(refundable, wanted), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { draft: null, refusal: error.message }
  }
}

/** What the buyer has studied in the courses of the order: it stays, and the admin should know. */
async function studiedMinutes({ id, userId }: Order): Promise<number> {
  const courses = db.from('user_courses').where({ order_id: id, user_id: userId })
  const [{ seconds }] = await db
    .from('chapter_progress')
    .where('user_id', userId)
    .whereIn('course_id', courses.select('course_id'))
    .sum('credited_seconds as seconds')
  return Math.floor(Number(seconds ?? 0) / 60)
}
