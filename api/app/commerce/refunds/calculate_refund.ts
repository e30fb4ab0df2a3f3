import { OrderType } from '#commerce/terms'
import { messages } from '#commerce/refunds/terms'
import { amountOfCopies } from '#commerce/refunds/amount_of_copies'
import { Refusal } from '#core/http/refusal'

/** A line of an order as far as giving it back goes. */
export interface RefundableLine {
  id: number
  courseId: number
  name: string
  count: number
  amountFen: number
  refundedCount: number
  /** Copies of a bulk order that belong to somebody. */
  taken: number
}

export interface RefundableOrder {
  type: OrderType
  freightFen: number
  /** True once a parcel has left: then the freight was used up. */
  shipped: boolean
  lines: RefundableLine[]
}

/** Copies to give back, by line; none given means the whole order. */
export type RequestedCopies = { orderItemId: number; copies: number }[] | undefined

export interface RefundCalculation {
  /** True when nothing of the order is left afterwards. */
  whole: boolean
  lines: { line: RefundableLine; copies: number; amountFen: number }[]
  freightFen: number
  amountFen: number
}

/** The copies of a line that can still be given back. */
export function refundableCopies({ count, refundedCount, taken }: RefundableLine): number {
  return count - refundedCount - taken
}

/**
 * What a refund would give back (docs/decisions/0022): the whole of what is left, or free seats of a bulk
 * order. Freight goes back with the whole order and only while nothing was shipped.
 * @throws Refusal
 */
export function calculateRefund(order: RefundableOrder, wanted: RequestedCopies): RefundCalculation {
  const lines = (wanted ? requestedLines(order, wanted) : allLines(order)).map(({ line, copies }) => ({
    line,
    copies,
    amountFen: amountOfCopies({ ...line, refunded: line.refundedCount }, copies),
  }))
  const given = new Map(lines.map(({ line, copies }) => [line.id, copies]))
  const whole = order.lines.every(
    (line) => line.refundedCount + (given.get(line.id) ?? 0) === line.count
  )
  const freightFen = whole && !order.shipped ? order.freightFen : 0
  const amountFen = lines.reduce((sum, line) => sum + line.amountFen, freightFen)
  return { whole, lines, freightFen, amountFen }
}

function allLines({ lines }: RefundableOrder) {
  const left = lines.filter(({ count, refundedCount }) => refundedCount < count)
  if (!left.length) throw new Refusal(messages.nothingLeft)
  if (left.some(({ taken }) => taken > 0)) throw new Refusal(messages.seatsTaken)
  return left.map((line) => ({ line, copies: refundableCopies(line) }))
}

function requestedLines({ type, lines }: RefundableOrder, wanted: NonNullable<RequestedCopies>) {
  if (type !== OrderType.Package) throw new Refusal(messages.onlySeats)
  const asked = new Map<number, number>()
  for (const { orderItemId, copies } of wanted) {
    asked.set(orderItemId, (asked.get(orderItemId) ?? 0) + copies)
  }
  return [...asked].map(([id, copies]) => {
    const line = lines.find((one) => one.id === id)
    if (!line || copies > refundableCopies(line)) throw new Refusal(messages.tooManyCopies)
    return { line, copies }
  })
}
