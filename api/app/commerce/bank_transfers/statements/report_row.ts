import type { FoundOrder } from '#commerce/bank_transfers/find_order'
import type { NewLine } from '#commerce/bank_transfers/statements/parse_row'
import { RowOutcome, bankMessages as messages, type StatementColumn } from '#commerce/bank_transfers/terms'
import { codesIn } from '#commerce/bank_transfers/transfer_code'
import { OrderStatus } from '#commerce/terms'
import { toYuan } from '#core/money'

export interface ReportRow {
  line: number
  outcome: RowOutcome
  text: string
  /** As in the file. */
  bankSerial: string
  amount: string
  payerName: string
  bookedDate: string
  orderId: string | null
}

/** @param isNew a line that was imported before, or earlier in the file, is not */
export function reportRow(
  line: number,
  cells: Record<StatementColumn, string>,
  result: { line: NewLine | { fault: string } | null; found: FoundOrder | null; isNew?: boolean }
): ReportRow {
  const { bankSerial, amount, payerName, bookedAt } = cells
  const orderId = result.found?.order.orderNo ?? null
  return { line, ...outcomeOf(result), bankSerial, amount, payerName, bookedDate: bookedAt, orderId }
}

function outcomeOf({
  line,
  found,
  isNew = false,
}: {
  line: NewLine | { fault: string } | null
  found: FoundOrder | null
  isNew?: boolean
}): { outcome: RowOutcome; text: string } {
  if (!line) return { outcome: RowOutcome.Outgoing, text: messages.outgoing }
  if ('fault' in line) return { outcome: RowOutcome.Wrong, text: line.fault }
  if (!isNew) return { outcome: RowOutcome.Repeated, text: messages.repeated }
  if (!found) {
    return {
      outcome: RowOutcome.Orphan,
      text: codesIn(line.remark).length > 1 ? messages.severalCodes : messages.orphan,
    }
  }
  const { orderNo, orderStatus, amountFen } = found.order
  if (found.isProposed) return { outcome: RowOutcome.Proposed, text: messages.proposed(orderNo) }
  const outcome = RowOutcome.Exception
  if (orderStatus === OrderStatus.Paid) return { outcome, text: messages.orderPaid(orderNo) }
  if (orderStatus === OrderStatus.Deleted) return { outcome, text: messages.orderClosed(orderNo) }
  if (amountFen !== line.amountFen) {
    return { outcome, text: messages.amountDiffers(orderNo, toYuan(amountFen).toFixed(2)) }
  }
  return { outcome: RowOutcome.Matched, text: messages.matched(orderNo) }
}
