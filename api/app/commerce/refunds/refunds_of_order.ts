import db from '@adonisjs/lucid/services/db'
import { freightOf, linesOfRefunds } from '#commerce/refunds/refund_lines'
import { refundsForOrder } from '#commerce/refunds/refunds_for_order'
import type { RefundStatus } from '#commerce/refunds/terms'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'

/** Includes those of its payment exceptions, the oldest first. */
export async function refundsOfOrder(orderId: number) {
  const ofOrder = await refundsForOrder({ id: orderId })
  const refunds = await ofOrder(db.from('refunds')).orderBy('id')
  const lines = await linesOfRefunds(refunds.map(({ id }) => Number(id)))
  return refunds.map((row) => {
    const ofRefund = lines.get(row.id) ?? []
    return {
      refundNo: row.refund_no as string,
      refundAmt: toYuan(row.amount_fen),
      freightAmt: freightOf(row, ofRefund),
      lines: ofRefund,
      reason: row.reason as string,
      status: row.status as RefundStatus,
      createTime: toWireTime(row.created_at),
      finishTime: toWireTime(row.finished_at),
    }
  })
}
