import { NoCode } from '@zhuxue/api/terms/channels'
import {
  CloseReasonText,
  OrderStatus,
  OrderStatusText,
  OrderType,
  OrderTypeText,
} from '@zhuxue/api/terms/commerce'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Order } from '~/lib/wire'
import styles from './OrderTable.module.css'

type Props = { order: Order; onPay: () => void; onCancel: () => void }

/** One order: a row of the table, and a card where the screen is narrow. */
export function OrderRow({ order, onPay, onCancel }: Props) {
  const waiting = order.orderStatus === OrderStatus.Paying
  return (
    <tr>
      <td className={styles.order}>
        <a href={paths.order(order.orderId)} target="_blank" rel="noopener">
          {order.orderName}
        </a>
        <small>
          {order.orderId}
          {order.orderType === OrderType.Package && (
            <span className="tag tag--amber">{OrderTypeText.package}</span>
          )}
        </small>
      </td>
      <td data-label="付款时间">{order.paidTime ?? '—'}</td>
      <td data-label="金额" className={styles.amount}>
        ¥{money(order.orderAmt)}
      </td>
      <td data-label="专属码">{shownCode(order.exclusiveCode)}</td>
      <td data-label="状态">
        <StatusTag order={order} />
      </td>
      <td className={styles.actions}>
        {waiting && (
          <button type="button" className="btn btn--signal btn--small" onClick={onPay}>
            继续支付
          </button>
        )}
        <a
          className="btn btn--small"
          href={paths.order(order.orderId)}
          target="_blank"
          rel="noopener"
        >
          详情
        </a>
        {waiting && (
          <button type="button" className="btn btn--plain btn--small" onClick={onCancel}>
            取消
          </button>
        )}
      </td>
    </tr>
  )
}

export function StatusTag({ order }: { order: Order }) {
  const looks = { 1: 'tag tag--amber', 2: 'tag tag--moss', 3: 'tag tag--quiet' } as const
  const status = order.orderStatus as OrderStatus
  const reason = CloseReasonText[order.closeReason as keyof typeof CloseReasonText]
  return <span className={looks[status]}>{reason ?? OrderStatusText[status]}</span>
}

export function shownCode(code: string | null): string {
  return code && code !== NoCode ? code : '—'
}
