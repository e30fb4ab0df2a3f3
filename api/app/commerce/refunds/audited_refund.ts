import type Order from '#commerce/order'
import type { CalculatedLine, RefundCalculation } from '#commerce/refunds/refundable_order'
import { GoodsReturnText } from '#commerce/refunds/terms'
import { toYuan } from '#core/money'

/** What the lines of this refund had given back, and what they have now, in words for the audit log. */
export function refundedBefore(order: Order, { lines }: RefundCalculation) {
  return {
    refundedFen: Number(order.refundedFen),
    refundedItems: lines.map(({ line }) =>
      inWords(line.name, line.refundedCount, line.refundedFen)
    ),
  }
}

export function refundedAfter(order: Order, { lines, freightFen, amountFen }: RefundCalculation) {
  return {
    refundedFen: Number(order.refundedFen) + amountFen,
    refundFreightFen: freightFen,
    refundedItems: lines.map(afterLine),
  }
}

function afterLine({ line, copies, amountFen, goodsReturn }: CalculatedLine): string {
  const sums = inWords(line.name, line.refundedCount + copies, line.refundedFen + amountFen)
  return goodsReturn ? `${sums}，${GoodsReturnText[goodsReturn]}` : sums
}

const inWords = (name: string, copies: number, fen: number) =>
  `${name}：已退 ${copies} 份 ${toYuan(fen).toFixed(2)} 元`
