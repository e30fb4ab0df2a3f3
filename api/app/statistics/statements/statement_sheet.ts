import { toYuan } from '#core/money'
import type { Cell, Sheet } from '#core/spreadsheet'
import { toWireTime } from '#core/time'
import type { Statement, StatementSums } from '#statistics/statements/statement'
import { DraftText, StatementState, StatementTitle } from '#statistics/statements/terms'
import { messages } from '#statistics/terms'

const columns: Sheet['columns'] = [
  { title: '类别', width: 12 },
  { title: '支付月份', width: 10 },
  { title: '支付时间', width: 20, format: 'time' },
  { title: '订单号', width: 22, format: 'text' },
  { title: '商品名称', width: 44 },
  { title: '销售数量', width: 10 },
  { title: '销售金额', width: 12, format: 'money' },
  { title: '退款数量', width: 10 },
  { title: '退款金额', width: 12, format: 'money' },
  { title: '净额', width: 12, format: 'money' },
  { title: '佣金比例（%）', width: 14 },
  { title: '佣金', width: 12, format: 'money' },
]

/** All lines, then the commission of each month, then the total. */
export function statementSheet(statement: Statement): Sheet {
  const { month, state, lines, months } = statement
  const draft = state === StatementState.Closed ? '' : ` ${DraftText}`
  return {
    name: `${StatementTitle} ${month}${draft}`,
    columns,
    rows: [
      ...lines.map((line): Cell[] => [
        line.month === month ? '本月' : '更正',
        line.month,
        toWireTime(line.paidAt),
        line.orderNo,
        line.itemName,
        line.soldCopies,
        toYuan(line.soldFen),
        line.refundedCopies,
        toYuan(line.refundedFen),
        toYuan(line.soldFen - line.refundedFen),
        null,
        null,
      ]),
      ...months.map((one): Cell[] => sumRow(['小计', one.month], one, one.rateBp === null ? null : one.rateBp / 100)),
      sumRow([`${messages.totalRow}${draft}`, month], statement, null),
    ],
  }
}

function sumRow(names: [string, string], sums: StatementSums, rate: number | null): Cell[] {
  return [
    ...names,
    null,
    null,
    null,
    null,
    toYuan(sums.soldFen),
    null,
    toYuan(sums.refundedFen),
    toYuan(sums.netFen),
    rate,
    toYuan(sums.commissionFen),
  ]
}
