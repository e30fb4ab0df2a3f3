import type { GoodsReturn, HoursChoice } from '#commerce/refunds/terms'
import type { OrderType } from '#commerce/terms'

export interface RefundableLine {
  id: number
  courseId: number
  name: string
  /** Sent by courier. */
  ships: boolean
  count: number
  amountFen: number
  refundedCount: number
  refundedFen: number
  assigned: number
}

export interface RefundableOrder {
  type: OrderType
  freightFen: number
  refundedFreightFen: number
  shipped: boolean
  lines: RefundableLine[]
}

export interface RequestedLine {
  orderItemId: number
  /** 0 for a course that the learner keeps, and when only money is refunded. */
  copies: number
  /** Default: the price of the copies. */
  amountFen?: number
  goodsReturn?: GoodsReturn
  hours?: HoursChoice
}

/**
 * Without lines, everything that is left; without freight, it is refunded with the last copies while nothing was
 * shipped.
 */
export interface RequestedRefund {
  lines?: RequestedLine[]
  freightFen?: number
}

export interface CalculatedLine {
  line: RefundableLine
  copies: number
  amountFen: number
  goodsReturn: GoodsReturn | null
  hours: HoursChoice | null
}

export interface RefundCalculation {
  whole: boolean
  lines: CalculatedLine[]
  freightFen: number
  amountFen: number
}

/** With this refund, not an earlier one. A course that the learner keeps refunds money and no copy. */
export const withdrawsCourse = ({ line, copies }: CalculatedLine) =>
  copies > 0 && line.refundedCount + copies === line.count
