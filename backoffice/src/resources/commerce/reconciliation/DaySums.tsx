import { Tag } from 'antd'
import { sumYuan, formatYuan } from '../../../components/format'
import { resultOfDay } from './day'
import styles from './DaySums.module.css'
import type { Reconciliation } from '../../../lib/apiTypes'

export function DaySums({ of }: { of: Reconciliation }) {
  const { tone, text } = resultOfDay(of)
  return (
    <section className={styles.sums} aria-label="当日合计">
      <div>
        <small>结果</small>
        <Tag bordered={false} color={tone}>
          {text}
        </Tag>
        <small>
          {of.ranTime ?? '—'} {of.byHand ? '手动对账' : '自动对账'}
          {of.booked > 0 && `，补记 ${of.booked} 笔漏通知的收款`}
        </small>
      </div>
      <Pair title="收款" wallet={of.walletPaidAmt} ours={of.ourPaidAmt} />
      <Pair title="退款" wallet={of.walletRefundedAmt} ours={of.ourRefundedAmt} />
      <Pair
        title="净收"
        wallet={sumYuan([of.walletPaidAmt, -of.walletRefundedAmt])}
        ours={sumYuan([of.ourPaidAmt, -of.ourRefundedAmt])}
      />
    </section>
  )
}

function Pair({ title, wallet, ours }: { title: string; wallet: number; ours: number }) {
  return (
    <div>
      <small>支付平台{title}（元）</small>
      <strong className={wallet === ours ? undefined : styles.different}>{formatYuan(wallet)}</strong>
      <small>
        本系统{title} {formatYuan(ours)}
      </small>
    </div>
  )
}
