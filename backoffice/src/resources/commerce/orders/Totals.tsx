import { rowsText, sumYuan, yuan } from '../../../kit/format'
import { netAmount } from './order'
import styles from './Totals.module.css'
import type { Order, OrderTotals } from '../../../lib/wire'

/** The amounts of the page and of all that were found, each without what was given back. */
export function Totals({ page, total, sums }: { page: readonly Order[]; total: number; sums: Partial<OrderTotals> }) {
  return (
    <div className={`figure ${styles.totals}`}>
      <span>
        本页合计 <strong>{yuan(sumYuan(page.map(netAmount)))}</strong> 元
      </span>
      <span>{totalsText(total, sums)}</span>
    </div>
  )
}

export function totalsText(total: number, { amountTotal, refundTotal, more }: Partial<OrderTotals>) {
  if (more) return `${rowsText(total, more)}订单，金额未合计，请缩小查询范围`
  return (
    <>
      全部 {total} 条订单合计 <strong>{yuan(amountTotal)}</strong> 元
      {(refundTotal ?? 0) > 0 && `（已扣除退款 ${yuan(refundTotal)} 元）`}
    </>
  )
}
