import db from '@adonisjs/lucid/services/db'
import { freightOf, linesOfRefunds } from '#commerce/refunds/refund_lines'
import type { RefundStatus } from '#commerce/refunds/terms'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'

/** Those of its payment exceptions too, the oldest first. */
export async function refundsOfOrder(orderId: number) {
  const of = (table: string) => db.from(table).where('order_id', orderId).select('id')
  const refunds = await db
    .from('refunds')
    .whereIn('payment_id', of('payments'))
    .orWhereIn('payment_exception_id', of('payment_exceptions'))
    .orderBy('id')
  const lines = await linesOfRefunds(refunds.map(({ id }) => Number(id)))
  return refunds.map((row) => {
    const ofRefund = lines.get(Number(row.id)) ?? []
    return {
      refundNo: row.refund_no as string,
      refundAmt: toYuan(Number(row.amount_fen)),
      freightAmt: freightOf(row, ofRefund),
      lines: ofRefund,
      reason: row.reason as string,
      status: row.status as RefundStatus,
      createTime: toWireTime(row.created_at),
      finishTime: toWireTime(row.finished_at),
    }
  })
}
