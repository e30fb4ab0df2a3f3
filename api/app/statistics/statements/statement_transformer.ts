import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'
import type { StatementHead, StatementLine, StatementMonth } from '#statistics/statements/statement'

export function toStatement(head: StatementHead) {
  return {
    channelId: head.userId,
    channelName: head.partnerName,
    month: head.month,
    state: head.state,
    statementNo: head.statementNo,
    closeTime: toWireTime(head.closedAt),
    payout: head.payout,
    ...toSums(head),
    hasRate: head.months.every(({ rateBp }) => rateBp !== null),
    months: head.months.map(toMonth),
  }
}

const toMonth = (month: StatementMonth) => ({
  month: month.month,
  ratePercent: month.rateBp === null ? null : month.rateBp / 100,
  ...toSums(month),
})

interface Sums {
  soldFen: number
  refundedFen: number
  netFen: number
  commissionFen: number
}

export const toSums = ({ soldFen, refundedFen, netFen, commissionFen }: Sums) => ({
  soldAmount: toYuan(soldFen),
  refundAmount: toYuan(refundedFen),
  netAmount: toYuan(netFen),
  commission: toYuan(commissionFen),
})

export function toStatementLine(line: StatementLine, statementMonth: string) {
  return {
    orderItemId: line.orderItemId,
    month: line.month,
    isCorrection: line.month !== statementMonth,
    payTime: toWireTime(line.paidAt)!,
    orderNo: line.orderNo,
    courseName: line.itemName,
    soldCopies: line.soldCopies,
    soldAmount: toYuan(line.soldFen),
    refundCopies: line.refundedCopies,
    refundAmount: toYuan(line.refundedFen),
    netAmount: toYuan(line.soldFen - line.refundedFen),
  }
}
