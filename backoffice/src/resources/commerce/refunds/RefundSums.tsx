import { OrderType } from '@zhuxue/api/terms/commerce'
import { yuan } from '../../../kit/format'
import styles from './RefundDialog.module.css'
import type { RefundPreview } from '../../../lib/wire'

export function RefundSums({ preview, isLoading }: { preview: RefundPreview; isLoading: boolean }) {
  const { orderAmt, refundedAmt, refundAmt, freightAmt, freightKept } = preview
  return (
    <>
      <dl className={`${styles.sum} ${isLoading ? styles.asking : ''}`} aria-busy={isLoading}>
        <dt>实付金额（元）</dt>
        <dd>{yuan(orderAmt)}</dd>
        {refundedAmt > 0 && (
          <>
            <dt>之前已退</dt>
            <dd>−{yuan(refundedAmt)}</dd>
          </>
        )}
        {Boolean(freightAmt) && (
          <>
            <dt>其中运费</dt>
            <dd>{yuan(freightAmt)}</dd>
          </>
        )}
        {freightKept > 0 && (
          <>
            <dt>运费（已发货，不退）</dt>
            <dd>{yuan(freightKept)}</dd>
          </>
        )}
        <dt>本次退款（元）</dt>
        <dd className={styles.total}>{yuan(refundAmt)}</dd>
      </dl>
      <ul className={styles.ends}>
        {consequencesOf(preview).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

export function consequencesOf({
  orderType,
  whole,
  studiedMinutes,
  lines,
  refundAmt,
}: RefundPreview) {
  const single = orderType === OrderType.Single
  const copies = lines.reduce((sum, line) => sum + line.copies, 0)
  return [
    single ? '退款后学员将立即失去这些课程的学习权限。' : `${copies} 个未分配的名额立即失效。`,
    ...(single && studiedMinutes > 0
      ? [`学员已学习 ${studiedMinutes} 分钟，学习记录和学时会保留。`]
      : []),
    ...(refundAmt ? ['款项原路退回付款账户。'] : ['订单没有付过钱，只收回课程。']),
    ...(whole ? [] : ['已分配的名额不受影响。']),
  ]
}
