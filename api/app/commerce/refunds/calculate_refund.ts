import { OrderType } from '#commerce/terms'
import { messages } from '#commerce/refunds/terms'
import { amountOfCopies } from '#commerce/refunds/amount_of_copies'
import { Refusal } from '#core/http/refusal'

export interface RefundableLine {
  id: number
  courseId: number
  name: string
  count: number
  amountFen: number
  refundedCount: number
  assigned: number
}

export interface RefundableOrder {
  type: OrderType
  freightFen: number
  shipped: boolean
  lines: RefundableLine[]
}

export type RequestedCopies = { orderItemId: number; copies: number }[] | undefined

export interface RefundCalculation {
  whole: boolean
  lines: { line: RefundableLine; copies: number; amountFen: number }[]
  freightFen: number
  amountFen: number
}

export function refundableCopies({ count, refundedCount, assigned }: RefundableLine): number {
  return count - refundedCount - assigned
}

/** Unassigned seats, or all that is left; freight only while nothing was shipped (docs/decisions/0022). */
export function calculateRefund(
  order: RefundableOrder,
  requested: RequestedCopies
): RefundCalculation {
  const chosen = requested ? requestedLines(order, requested) : allLines(order)
  const lines = chosen.map(({ line, copies }) => ({
    line,
    copies,
    amountFen: amountOfCopies({ ...line, refunded: line.refundedCount }, copies),
  }))
  const copiesById = new Map(lines.map(({ line, copies }) => [line.id, copies]))
  const whole = order.lines.every(
    (line) => line.refundedCount + (copiesById.get(line.id) ?? 0) === line.count
  )
  const freightFen = whole && !order.shipped ? order.freightFen : 0
  const amountFen = lines.reduce((sum, line) => sum + line.amountFen, freightFen)
  return { whole, lines, freightFen, amountFen }
}

function allLines({ lines }: RefundableOrder) {
  const left = lines.filter(({ count, refundedCount }) => refundedCount < count)
  if (!left.length) throw new Refusal(messages.nothingLeft)
  if (left.some(({ assigned }) => assigned > 0)) throw new Refusal(messages.seatsTaken)
  return left.map((line) => ({ line, copies: refundableCopies(line) }))
}

function requestedLines({ type, lines }: RefundableOrder, requested: NonNullable<RequestedCopies>) {
  if (type !== OrderType.Package) throw new Refusal(messages.onlySeats)
  const copiesById = new Map<number, number>()
  for (const { orderItemId, copies } of requested) {
    copiesById.set(orderItemId, (copiesById.get(orderItemId) ?? 0) + copies)
  }
  return [...copiesById].map(([id, copies]) => {
    const line = lines.find((one) => one.id === id)
    if (!line || copies > refundableCopies(line)) throw new Refusal(messages.tooManyCopies)
    return { line, copies }
  })
}
