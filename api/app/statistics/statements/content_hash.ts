import { createHash } from 'node:crypto'
import type { Statement } from '#statistics/statements/statement'

/** Hash of everything on a closed statement, in order. The audit log stores it too. */
export function contentHash(statement: Statement): string {
  const { statementNo, channelId, month, partnerName, closedAt, months, lines } = statement
  const content = [
    statementNo,
    channelId,
    month,
    partnerName,
    closedAt,
    statement.soldFen,
    statement.refundedFen,
    statement.netFen,
    statement.commissionFen,
    months.map((one) => [one.month, one.rateBp, one.soldFen, one.refundedFen, one.netFen, one.commissionFen]),
    lines.map((line) => [
      line.orderItemId,
      line.month,
      line.paidAt,
      line.orderNo,
      line.itemName,
      line.soldCopies,
      line.refundedCopies,
      line.soldFen,
      line.refundedFen,
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
