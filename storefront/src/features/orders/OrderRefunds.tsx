import { RefundStatus, refundedTexts } from '@zhuxue/api/terms/commerce/refunds'
import { formatMoney } from '~/lib/format'
import { formatHours } from '~/lib/hours'
import type { OrderDetail } from '~/lib/http/apiTypes'
import styles from './OrderDetail.module.css'
import { refundProgress } from './orderTexts'

/** Refunded amounts, with their line and reason. */
export function OrderRefunds({ refunds }: Pick<OrderDetail, 'refunds'>) {
  if (!refunds.length) return null
  return (
    <section className={`sheet ${styles.part}`}>
      <h2>退款记录</h2>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={refund.refundNo}>
            <div>
              <b className="price">¥{formatMoney(refund.refundAmt)}</b>
              <span className={refund.status === RefundStatus.Done ? 'tag tag--moss' : 'tag'}>
                {refundProgress(refund.status)}
              </span>
              <time className="muted">{refund.finishTime ?? refund.createTime}</time>
            </div>
            {refundedTexts(refund, formatHours).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="muted">原因：{refund.reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
