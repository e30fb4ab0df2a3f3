import type Order from '#commerce/order'
import type { CalculatedLine, RefundCalculation } from '#commerce/refunds/refundable_order'
import type { SettledHours } from '#commerce/refunds/hours/withdraw_line_hours'
import { GoodsReturnText, hoursOfRefundText } from '#commerce/refunds/terms'
import { toMinutes } from '#core/duration'
import { toYuan } from '#core/money'

/** The refunded amounts of this refund's lines before and after, in words for the audit log. */
export function auditRecordBefore(order: Order, { lines }: RefundCalculation) {
  return {
    refundedFen: order.refundedFen,
    refundedItems: lines.map(({ line }) => inWords(line.name, line.refundedCount, line.refundedFen)),
  }
}

export function auditRecordAfter(
  order: Order,
  { lines, freightFen, amountFen }: RefundCalculation,
  hours: Map<number, SettledHours>
) {
  return {
    refundedFen: order.refundedFen + amountFen,
    refundFreightFen: freightFen,
    refundedItems: lines.map((line) => afterLine(line, hours.get(line.line.id))),
  }
}

function afterLine(
  { line, copies, amountFen, goodsReturn }: CalculatedLine,
  { withdrawn, retained }: SettledHours = { withdrawn: 0, retained: 0 }
): string {
  const sums = inWords(line.name, line.refundedCount + copies, line.refundedFen + amountFen)
  const returned = goodsReturn ? `，${GoodsReturnText[goodsReturn]}` : ''
  const minutes = { withdrawnMinutes: toMinutes(withdrawn), retainedMinutes: toMinutes(retained) }
  return sums + returned + hoursOfRefundText(minutes)
}

const inWords = (name: string, copies: number, fen: number) => `${name}：已退 ${copies} 份 ${toYuan(fen).toFixed(2)} 元`
