import { useEffect } from 'react'
import { OrderStatus, OrderType, OrderTypeText } from '@zhuxue/api/terms/commerce'
import { clock, money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Order } from '~/lib/http/wire'
import { CopyText } from '~/components/ui/CopyText'
import { OrderAgain } from '~/features/checkout/shared/OrderAgain'
import { OrderStatusTag } from './OrderStatusTag'
import { canAssign, invoiceText, shownCode } from './orderWords'
import styles from './OrderTable.module.css'
import { useCountdown } from '~/lib/useCountdown'

type Props = {
  order: Order
  onPay: () => void
  onCancel: () => void
  /** The half hour of a waiting order is over. */
  onOver: () => void
}

/** One order: a row of the table, and a card where the screen is narrow. */
export function OrderRow({ order, onPay, onCancel, onOver }: Props) {
  const waiting = order.orderStatus === OrderStatus.Paying
  return (
    <tr>
      <td className={styles.number} data-label="订单号">
        <CopyText text={order.orderId} name="订单号" />
      </td>
      <td className={styles.order}>
        <a href={paths.order(order.orderId)} target="_blank" rel="noopener">
          {order.orderName}
        </a>
        {order.orderType === OrderType.Package && (
          <span className="tag tag--amber">{OrderTypeText.package}</span>
        )}
      </td>
      <td className={styles.time} data-label="付款时间">
        {order.paidTime ?? '—'}
      </td>
      <td data-label="金额" className={styles.amount}>
        ¥{money(order.orderAmt)}
        {order.refundedAmt > 0 && <small>已退 ¥{money(order.refundedAmt)}</small>}
      </td>
      <td data-label="专属码">{shownCode(order.exclusiveCode)}</td>
      <td className={styles.state} data-label="状态">
        <OrderStatusTag order={order} />
        {waiting && <Left seconds={order.secondsLeft} onOver={onOver} />}
      </td>
      <td className={styles.actions}>
        <div>
          <Actions order={order} onPay={onPay} onCancel={onCancel} />
        </div>
      </td>
    </tr>
  )
}

function Left({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const left = useCountdown(seconds)
  useEffect(() => {
    if (seconds > 0 && left === 0) onOver()
  }, [left === 0])
  return <small role="timer">{left > 0 ? `剩余 ${clock(left)}` : '正在关闭'}</small>
}

function Actions({ order, onPay, onCancel }: Omit<Props, 'onOver'>) {
  const waiting = order.orderStatus === OrderStatus.Paying
  const invoice = invoiceText(order)
  return (
    <>
      {waiting && (
        <button type="button" className="btn btn--signal btn--small" onClick={onPay}>
          继续支付
        </button>
      )}
      {canAssign(order) && (
        <a className="btn btn--primary btn--small" href={paths.assignUsers(order.orderId)}>
          分配课程
        </a>
      )}
      <a
        className="btn btn--small"
        href={paths.order(order.orderId)}
        target="_blank"
        rel="noopener"
      >
        详情
      </a>
      {invoice && (
        <a className="btn btn--plain btn--small" href={paths.invoice(order.orderId)}>
          {invoice}
        </a>
      )}
      {waiting && (
        <button type="button" className="btn btn--plain btn--small" onClick={onCancel}>
          取消
        </button>
      )}
      {order.orderStatus === OrderStatus.Deleted && <OrderAgain order={order} small />}
    </>
  )
}
