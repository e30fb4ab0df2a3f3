import { DateTime } from 'luxon'
import { yuanToFen } from '#drivers/payment/yuan'
import type { ProviderReportLine } from '#drivers/payment/payment_gateway'

/** A header, the lines, another header, one line of sums. Cells begin with a back-tick; amounts are in yuan. */
export class BillReader {
  readonly lines: ProviderReportLine[] = []
  #head: string[] | null = null
  #isOver = false

  read(text: string): void {
    const line = text.replace(/^\uFEFF/, '').trimEnd()
    if (line === '' || this.#isOver) return
    if (!this.#head) {
      this.#head = line.split(',')
      return
    }
    if (!line.startsWith('`')) {
      this.#isOver = true
      return
    }
    const cells = line.slice(1).split(',`')
    if (cells.length !== this.#head.length) throw new Error('a line of the bill with other columns')
    const row = Object.fromEntries(this.#head.map((name, at) => [name, cells[at]]))
    // REVOKED, the third state, belongs to payment codes, which we do not offer.
    if (['SUCCESS', 'REFUND'].includes(row['交易状态'])) this.lines.push(lineOf(row))
  }

  /** @throws Error for a truncated bill */
  finish(): ProviderReportLine[] {
    if (!this.#isOver) throw new Error('a bill without its end')
    return this.lines
  }
}

function lineOf(row: Record<string, string>): ProviderReportLine {
  const isRefund = row['交易状态'] === 'REFUND'
  const at = DateTime.fromSQL(row['交易时间'] ?? '', { zone: 'Asia/Shanghai' })
  const { 微信订单号: transactionId, 商户订单号: merchantNo, 商户退款单号: refundNo } = row
  if (!at.isValid || !transactionId || !merchantNo) throw new Error('a line of the bill unlike a payment')
  return {
    merchantNo,
    transactionId,
    kind: isRefund ? 'refund' : 'payment',
    refundNo: isRefund ? refundNo : null,
    amountFen: yuanToFen(row[isRefund ? '申请退款金额' : '订单金额']),
    at: at.toUTC(),
  }
}
