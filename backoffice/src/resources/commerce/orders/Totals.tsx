import { Table } from 'antd'
import { rowsText, sumYuan, yuan } from '../../../kit/format'
import { netAmount } from './order'
import type { Order, OrderTotals } from '../../../lib/wire'

/** The amounts of the page and of all that were found, each without what was given back. */
export function Totals({
  page,
  total,
  sums,
}: {
  page: readonly Order[]
  total: number
  sums: Partial<OrderTotals>
}) {
  return (
    <Table.Summary fixed>
      <Table.Summary.Row>
        <Table.Summary.Cell index={0} colSpan={2}>
          本页合计
        </Table.Summary.Cell>
        <Table.Summary.Cell index={2} align="right" className="figure">
          <strong>{yuan(sumYuan(page.map(netAmount)))}</strong>
        </Table.Summary.Cell>
        <Table.Summary.Cell index={3} colSpan={6} align="right" className="figure">
          {totalsText(total, sums)}
        </Table.Summary.Cell>
      </Table.Summary.Row>
    </Table.Summary>
  )
}

export function totalsText(
  total: number,
  { amountTotal, refundTotal, more }: Partial<OrderTotals>
) {
  if (more) return `${rowsText(total, more)}订单，金额未合计，请缩小查询范围`
  return (
    <>
      全部 {total} 条订单合计 <strong>{yuan(amountTotal)}</strong> 元
      {(refundTotal ?? 0) > 0 && `（已扣除退款 ${yuan(refundTotal)} 元）`}
    </>
  )
}
