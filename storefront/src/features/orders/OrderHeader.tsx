import type { ReactNode } from 'react'
import { OrderStatus, OrderType, OrderTypeText, messages } from '@zhuxue/api/terms/commerce'
import { TransferState } from '@zhuxue/api/terms/commerce/bank_transfers'
import { formatMoney, minute } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { OrderDetail } from '~/lib/http/apiTypes'
import { CopyText } from '~/components/ui/CopyText'
import { ReorderButton } from '~/features/checkout/shared/ReorderButton'
import { OrderStatusTag } from './OrderStatusTag'
import { canAssign, organisationText, shownCode } from './orderTexts'
import styles from './OrderDetail.module.css'
import { formatClock } from '~/lib/formatClock'
import { useDeadline } from './useDeadline'

type Props = { order: OrderDetail; onPay: () => void; onExpired: () => void }

export function OrderHeader({ order, onPay, onExpired }: Props) {
  const code = shownCode(order.exclusiveCode)
  const isWaiting = order.orderStatus === OrderStatus.Paying
  const hasArrived = order.bankTransfer?.transferState === TransferState.Arrived
  return (
    <section className={`sheet ${styles.head}`}>
      <div className={styles.title}>
        <p className={styles.tags}>
          <OrderStatusTag order={order} />
          {order.orderType === OrderType.Package && <span className="tag tag--amber">{OrderTypeText.package}</span>}
        </p>
        <h2>{order.orderName}</h2>
        {isWaiting && order.bankTransfer && !hasArrived && (
          <p className={styles.before}>请在 {minute(order.expireTime)} 前转账</p>
        )}
        {isWaiting && !order.bankTransfer && <PaymentDeadline seconds={order.secondsLeft} onExpired={onExpired} />}
      </div>
      <div className={styles.actions}>
        {isWaiting && !hasArrived && (
          <button type="button" className={order.bankTransfer ? 'btn' : 'btn btn--signal'} onClick={onPay}>
            {order.bankTransfer ? '更换支付方式' : '继续支付'}
          </button>
        )}
        {canAssign(order) && order.organisation?.canAssign !== false && (
          <a className="btn btn--primary" href={paths.assignUsers(order.orderId)}>
            分配课程
          </a>
        )}
        {order.orderStatus === OrderStatus.Deleted && <ReorderButton order={order} />}
      </div>
      <dl className={styles.facts}>
        <Detail name="订单号">
          <CopyText text={order.orderId} name="订单号" />
        </Detail>
        <Detail name="下单时间">{order.createTime}</Detail>
        {order.organisation && <Detail name="购买单位">{organisationText(order.organisation)}</Detail>}
        {order.paidTime && <Detail name="付款时间">{order.paidTime}</Detail>}
        {code !== '—' && <Detail name="专属码">{code}</Detail>}
        {order.refundedAmt > 0 && (
          <Detail name="退款金额">
            <span className="price">¥{formatMoney(order.refundedAmt)}</span>，按原支付方式退回
          </Detail>
        )}
      </dl>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PaymentDeadline({ seconds, onExpired }: { seconds: number; onExpired: () => void }) {
  const left = useDeadline(seconds, onExpired)

  return (
    <p className={styles.before}>
      {messages.payWithinHalfAnHour}，
      {left > 0 ? (
        <>
          剩余 <b role="timer">{formatClock(left)}</b>
        </>
      ) : (
        '支付时间已过，正在关闭'
      )}
    </p>
  )
}
