import type { RequestedRefund } from '#commerce/refunds/refundable_order'
import type { GoodsReturn, HoursChoice } from '#commerce/refunds/terms'
import { toFen } from '#core/money'

/** An admin's request, in yuan. */
export interface RefundInput {
  lines?: { orderItemId: number; copies: number; amount?: number; goodsReturn?: GoodsReturn; hours?: HoursChoice }[]
  freight?: number
}

export function toRefundRequest({ lines, freight }: RefundInput): RequestedRefund {
  return {
    lines: lines?.map(({ amount, ...line }) => ({ ...line, amountFen: fenOf(amount) })),
    freightFen: fenOf(freight),
  }
}

const fenOf = (yuan?: number) => (yuan === undefined ? undefined : toFen(yuan))
