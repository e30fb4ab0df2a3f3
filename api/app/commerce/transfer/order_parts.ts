import type { orderColumns, orderLineColumns } from '#commerce/transfer/order_columns'
import type { paymentColumns, refundColumns, refundLineColumns } from '#commerce/transfer/payment_columns'
import type { TransferRow } from '#core/transfer/kind'

/** During a check, references to rows that are not written yet are null. */
export type OrderRow<Ref = number> = TransferRow<typeof orderColumns, Ref>
export type LineRow<Ref = number> = TransferRow<typeof orderLineColumns, Ref>
export type PaymentRow<Ref = number> = TransferRow<typeof paymentColumns, Ref>
export type RefundRow<Ref = number> = TransferRow<typeof refundColumns, Ref>
export type RefundLineRow<Ref = number> = TransferRow<typeof refundLineColumns, Ref>

export const linesOf = <Ref>({ parts }: OrderRow<Ref>) => (parts.order_lines ?? []) as LineRow<Ref>[]
export const paymentsOf = <Ref>({ parts }: OrderRow<Ref>) => (parts.payments ?? []) as PaymentRow<Ref>[]
export const refundsOf = <Ref>({ parts }: OrderRow<Ref>) => (parts.refunds ?? []) as RefundRow<Ref>[]

export interface RefundedLine<Ref> {
  line: LineRow<Ref>
  copies: number
  amountFen: number
}

/**
 * The lines of a refund. A former platform may only know its amount: a refund of the whole order refunds all lines, and
 * one of an order with a single line is money of this line. Null if that does not tell.
 */
export function refundedLines<Ref>(order: OrderRow<Ref>, refund: RefundRow<Ref>): RefundedLine<Ref>[] | null {
  const lines = linesOf(order)
  const parts = (refund.parts.refund_lines ?? []) as RefundLineRow<Ref>[]
  if (parts.length) {
    const found = parts.map((part) => ({
      line: lines.find((line) => isTarget(part, line)),
      copies: part.values.copies,
      amountFen: part.values.amount_yuan,
    }))
    return found.every((one): one is RefundedLine<Ref> => one.line !== undefined) ? found : null
  }
  const { amount_yuan: amountFen } = refund.values
  if (amountFen === order.values.amount_yuan) {
    return lines.map((line) => ({ line, copies: line.values.copies, amountFen: line.values.amount_yuan }))
  }
  const [only] = lines
  if (lines.length > 1 || !only) return null
  return [{ line: only, copies: 0, amountFen: Math.min(amountFen, only.values.amount_yuan) }]
}

const isTarget = ({ refs }: RefundLineRow<any>, line: LineRow<any>): boolean => refs.order_line === line.key
