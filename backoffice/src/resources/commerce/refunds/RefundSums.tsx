import { BankProvider, ImportedProvider, OrderType } from '@zhuxue/api/terms/commerce'
import { formatYuan } from '../../../components/format'
import styles from './RefundDialog.module.css'
import type { RefundPreview } from '../../../lib/apiTypes'

export function RefundSums({ preview, isLoading }: { preview: RefundPreview; isLoading: boolean }) {
  const { orderAmt, refundedAmt, refundAmt, freightAmt, freightKept } = preview
  return (
    <>
      <dl className={`${styles.sums} ${isLoading ? styles.loading : ''}`} aria-busy={isLoading}>
        <dt>实付金额（元）</dt>
        <dd>{formatYuan(orderAmt)}</dd>
        {refundedAmt > 0 && (
          <>
            <dt>之前已退</dt>
            <dd>{formatYuan(-refundedAmt)}</dd>
          </>
        )}
        {Boolean(freightAmt) && (
          <>
            <dt>其中运费</dt>
            <dd>{formatYuan(freightAmt)}</dd>
          </>
        )}
        {freightKept > 0 && (
          <>
            <dt>运费（已发货，不退）</dt>
            <dd>{formatYuan(freightKept)}</dd>
          </>
        )}
        <dt>本次退款（元）</dt>
        <dd className={styles.total}>{formatYuan(refundAmt)}</dd>
      </dl>
      <ul className={styles.effects}>
        {consequencesOf(preview).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

export function consequencesOf(preview: RefundPreview) {
  const { orderType, whole, shipped, studiedMinutes, lines } = preview
  const single = orderType === OrderType.Single
  const gone = lines.filter(({ copies }) => copies > 0)
  const copies = gone.reduce((sum, line) => sum + line.copies, 0)
  const courses = lines.filter(({ ships }) => single && !ships)
  const withdrawn = courses.some((line) => line.copies > 0)
  const hasRetainedCourse = courses.some((line) => line.copies === 0 && line.refundedCount === 0 && line.refundAmt > 0)
  return [
    ...(withdrawn ? ['退款后学员将立即失去这些课程的学习权限。'] : []),
    ...(hasRetainedCourse ? ['保留的课程可以继续学习。'] : []),
    ...(!single && copies > 0 ? [`${copies} 个未分配的名额立即失效。`] : []),
    ...(gone.some(({ ships }) => ships) && !shipped ? ['退掉的书不再发出。'] : []),
    ...(withdrawn && studiedMinutes > 0 ? [`学员已学习 ${studiedMinutes} 分钟，学习记录会保留。`] : []),
    moneyText(preview),
    ...(!single && !whole ? ['已分配的名额不受影响。'] : []),
  ]
}

function moneyText({ refundAmt, provider }: RefundPreview): string {
  if (!refundAmt) return '这次不退钱。'
  if (provider === ImportedProvider) return '款项由原平台收取，请线下退给学员，这里只作登记。'
  if (provider === BankProvider) return '款项由财务转账退回；转账后在退款列表登记流水号。'
  return '款项原路退回付款账户。'
}
