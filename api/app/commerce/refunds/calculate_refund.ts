import { maxRefundFen, refundableCopies, refundableFen, amountForReturnedQuantity } from '#commerce/refunds/line_limits'
import type {
  CalculatedLine,
  RefundableOrder,
  RefundCalculation,
  RequestedLine,
  RequestedRefund,
} from '#commerce/refunds/refundable_order'
import { messages } from '#commerce/refunds/terms'
import { UserError } from '#core/errors'
import { toYuan } from '#core/money'

/** Amounts by line, and freight; an error names the field of the request (docs/decisions/0022). */
export function calculateRefund(order: RefundableOrder, requested: RequestedRefund = {}): RefundCalculation {
  const requestedLines = requested.lines ?? allLines(order)
  const lines = requestedLines.map((line, at) => calculateLine(order, line, `lines.${at}`))
  const copiesById = new Map(lines.map(({ line, copies }) => [line.id, copies]))
  const whole = order.lines.every((line) => line.refundedCount + (copiesById.get(line.id) ?? 0) === line.count)
  const freightFen = freightOf(order, whole, requested.freightFen)
  if (!lines.length && !freightFen) throw new UserError(messages.nothingChosen)
  const amountFen = lines.reduce((sum, line) => sum + line.amountFen, freightFen)
  return { whole, lines, freightFen, amountFen }
}

export function freightLeft({ freightFen, refundedFreightFen }: RefundableOrder): number {
  return freightFen - refundedFreightFen
}

/** When goods of a sent parcel are refunded, the admin states where they are; the amounts do not depend on it. */
export function ensureReturnStates({ shipped }: RefundableOrder, { lines }: RefundCalculation): void {
  for (const [at, { line, copies, goodsReturn }] of lines.entries()) {
    const isAsked = shipped && line.ships && copies > 0
    if (isAsked === (goodsReturn !== null)) continue
    const message = isAsked ? messages.returnNeeded : messages.returnNotAsked
    throw new UserError(message(line.name), { field: `lines.${at}.goodsReturn` })
  }
}

function allLines(order: RefundableOrder): RequestedLine[] {
  const left = order.lines.filter(({ count, refundedCount }) => refundedCount < count)
  if (!left.length) {
    const isMoneyLeft = freightLeft(order) > 0 || order.lines.some((line) => refundableFen(line) > 0)
    throw new UserError(isMoneyLeft ? messages.nothingChosen : messages.nothingLeft)
  }
  if (left.some(({ assigned }) => assigned > 0)) throw new UserError(messages.seatsTaken)
  return left.map((line) => ({ orderItemId: line.id, copies: refundableCopies(line) }))
}

function calculateLine(
  order: RefundableOrder,
  { orderItemId, copies, amountFen: requestedFen, goodsReturn, hours }: RequestedLine,
  field: string
): CalculatedLine {
  const line = order.lines.find(({ id }) => id === orderItemId)
  if (!line) throw new UserError(messages.otherOrder, { field: `${field}.orderItemId` })
  const maxCopies = refundableCopies(line)
  if (copies > maxCopies) {
    const message = line.assigned ? messages.tooManySeats(line.name, maxCopies, line.assigned) : null
    throw new UserError(message ?? messages.tooManyCopies(line.name, maxCopies), { field: `${field}.copies` })
  }
  const amountFen = requestedFen ?? amountForReturnedQuantity(line, copies)
  if (amountFen > maxRefundFen(line, copies)) {
    const message = messages.tooMuch(line.name, toYuan(maxRefundFen(line, copies)))
    throw new UserError(message, { field: `${field}.amount` })
  }
  if (!copies && !amountFen) {
    throw new UserError(messages.emptyLine(line.name), { field: `${field}.copies` })
  }
  return { line, copies, amountFen, goodsReturn: goodsReturn ?? null, hours: hours ?? null }
}

function freightOf(order: RefundableOrder, whole: boolean, requestedFen?: number): number {
  const left = freightLeft(order)
  if (requestedFen === undefined) return whole && !order.shipped ? left : 0
  if (requestedFen > left) throw new UserError(messages.tooMuchFreight(toYuan(left)), { field: 'freight' })
  return requestedFen
}
