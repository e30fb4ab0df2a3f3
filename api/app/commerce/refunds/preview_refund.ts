import db from '@adonisjs/lucid/services/db'
import type Order from '#commerce/order'
import { calculateRefund, freightLeft } from '#commerce/refunds/calculate_refund'
import { lineHours } from '#commerce/refunds/hours/line_hours'
import { withdrawnLines } from '#commerce/refunds/hours/withdraw_line_hours'
import { withdrawnRecords } from '#commerce/refunds/hours/withdrawn_records'
import { maxRefundFen, refundableCopies, refundableFen } from '#commerce/refunds/line_limits'
import { loadRefundable, type LoadedOrder } from '#commerce/refunds/load_refundable'
import { toRefundRequest, type RefundInput } from '#commerce/refunds/refund_input'
import type { RefundableLine, RefundCalculation } from '#commerce/refunds/refundable_order'
import { messages } from '#commerce/refunds/terms'
import { OrderStatus } from '#commerce/terms'
import { UserError } from '#core/errors'
import { toYuan } from '#core/money'

export async function previewRefund(orderNo: string, input: RefundInput) {
  const loaded = await loadRefundable(orderNo)
  const { order, refundable } = loaded
  const { calculation, refusal, refusedField } = calculateOrExplain(loaded, input)
  const withdrawn = calculation ? withdrawnLines(order, calculation) : []
  const records = await withdrawnRecords(db.connection(), order.userId, withdrawn)
  const wholeFen = calculation?.whole && refundable.shipped ? freightLeft(refundable) : 0
  return {
    orderId: order.orderNo,
    orderType: order.orderType,
    orderAmt: toYuan(order.amountFen),
    refundedAmt: toYuan(order.refundedFen),
    earlierRefunds: loaded.earlierRefunds,
    refusal,
    refusedField,
    shipped: refundable.shipped,
    whole: calculation?.whole ?? false,
    refundAmt: calculation && toYuan(calculation.amountFen),
    freightAmt: calculation && toYuan(calculation.freightFen),
    freightKept: toYuan(Math.max(0, wholeFen - (calculation?.freightFen ?? 0))),
    freightLeft: toYuan(freightLeft(refundable)),
    studiedMinutes: await studiedMinutes(order),
    provider: await providerOf(order),
    lines: refundable.lines.map((line) => ({
      ...toPreviewLine(line, input, calculation),
      /** Of the course that the line withdraws; null when it withdraws none with hours. */
      hours: lineHours(records, line.id),
    })),
  }
}

function toPreviewLine(line: RefundableLine, { lines }: RefundInput, calculation: RefundCalculation | null) {
  const calculated = calculation?.lines.find(({ line: { id } }) => id === line.id)
  const maxCopies = refundableCopies(line)
  const requestedCopies = lines?.find(({ orderItemId }) => orderItemId === line.id)?.copies ?? maxCopies
  return {
    orderItemId: line.id,
    orderItemName: line.name,
    orderItemAmt: toYuan(line.amountFen),
    courseCount: line.count,
    refundedCount: line.refundedCount,
    refundedAmt: toYuan(line.refundedFen),
    assignedCount: line.assigned,
    refundableCount: maxCopies,
    /** Of the line, including money without copies. */
    refundableAmt: toYuan(refundableFen(line)),
    /** Of the chosen copies. */
    mostAmt: toYuan(maxRefundFen(line, Math.min(requestedCopies, maxCopies))),
    ships: line.ships,
    copies: calculated?.copies ?? 0,
    refundAmt: toYuan(calculated?.amountFen ?? 0),
  }
}

function calculateOrExplain({ order, refundable }: LoadedOrder, input: RefundInput) {
  const none = { calculation: null, refusedField: null }
  if (order.orderStatus !== OrderStatus.Paid) return { ...none, refusal: messages.notPaid }
  try {
    const calculation = calculateRefund(refundable, toRefundRequest(input))
    return { calculation, refusal: null, refusedField: null }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { ...none, refusal: error.message, refusedField: error.field ?? null }
  }
}

/** Of the payment; null for an order that cost nothing. */
async function providerOf({ id }: Order): Promise<string | null> {
  const payment = await db.from('payments').where('paid_key', id).select('provider').first()
  return payment?.provider ?? null
}

/** Study time remains after a refund. */
async function studiedMinutes({ id, userId }: Order): Promise<number> {
  const courses = db.from('user_courses').where({ order_id: id, user_id: userId })
  const [{ seconds }] = await db
    .from('chapter_progress')
    .where('user_id', userId)
    .whereIn('course_id', courses.select('course_id'))
    .sum('credited_seconds as seconds')
  return Math.floor((seconds ?? 0) / 60)
}
