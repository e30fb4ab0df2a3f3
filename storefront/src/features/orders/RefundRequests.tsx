import { useState } from 'react'
import {
  RefundRequestStatus,
  RefundRequestStatusText,
  refundRequestMessages as messages,
} from '@zhuxue/api/terms/commerce/refunds'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { api, reportFailure } from '~/lib/http/api'
import type { OrderDetail } from '~/lib/http/apiTypes'
import { confirmAction, notify } from '~/lib/toasts'
import styles from './OrderDetail.module.css'

const RefundRequestDialog = lazyDialog(() => import('./RefundRequestDialog'))

type Props = { order: OrderDetail; onChanged: () => void }

/** The buyer's requests with their answers. A staff member sees them, too, but cannot ask. */
export function RefundRequests({ order, onChanged }: Props) {
  const [asking, setAsking] = useState(false)
  const { refundRequests, mayRequestRefund } = order
  if (!refundRequests.length && !mayRequestRefund) return null

  async function withdraw() {
    if (!(await confirmAction('撤回后可以再次申请。确定要撤回吗?', { title: messages.withdraw, yes: '撤回' }))) return
    try {
      const { msg } = await api.commerce.refunds.requests.destroy({ params: { orderNo: order.orderId } })
      notify(msg, 'success')
    } catch (error) {
      reportFailure(error)
    }
    onChanged()
  }

  return (
    <section className={`sheet ${styles.part} unprinted`}>
      <h2>{messages.title}</h2>
      {refundRequests.length > 0 && (
        <ul className={styles.refunds}>
          {refundRequests.map((request) => (
            <li key={request.refundRequestId}>
              <div>
                <span className={tagClasses[request.requestStatus]}>
                  {RefundRequestStatusText[request.requestStatus]}
                </span>
                <time className="muted">{request.decideTime ?? request.createTime}</time>
                {request.requestStatus === RefundRequestStatus.Waiting && order.isOwn && (
                  <button type="button" className="link" onClick={withdraw}>
                    {messages.withdraw}
                  </button>
                )}
              </div>
              <p>申请原因：{request.reason}</p>
              {request.answer && <p>拒绝原因：{request.answer}</p>}
              {request.requestStatus === RefundRequestStatus.Accepted && <p className="muted">退款进度见退款记录</p>}
            </li>
          ))}
        </ul>
      )}
      {mayRequestRefund && (
        <p className={styles.ask}>
          <button type="button" className="btn btn--small" onClick={() => setAsking(true)}>
            {messages.ask}
          </button>
        </p>
      )}
      {asking && (
        <RefundRequestDialog
          orderId={order.orderId}
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

const tagClasses = {
  waiting: 'tag tag--amber',
  accepted: 'tag tag--moss',
  refused: 'tag tag--signal',
  withdrawn: 'tag tag--quiet',
} as const satisfies Record<RefundRequestStatus, string>
