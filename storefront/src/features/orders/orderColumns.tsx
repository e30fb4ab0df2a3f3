import { OrderStatus, OrderType, OrderTypeText, ShipmentState } from '@zhuxue/api/terms/commerce'
import { TransferStateText } from '@zhuxue/api/terms/commerce/bank_transfers'
import { formatMoney, minute } from '~/lib/format'
import { formatClock } from '~/lib/formatClock'
import { paths } from '~/lib/paths'
import type { Order } from '~/lib/http/apiTypes'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { CopyText } from '~/components/ui/CopyText'
import type { Column } from '~/components/ui/list/RecordTable'
import { ReorderButton } from '~/features/checkout/shared/ReorderButton'
import { OrderStatusTag } from './OrderStatusTag'
import { canAssign, invoiceText, shownCode } from './orderTexts'
import styles from './OrderTable.module.css'
import { useDeadline } from './useDeadline'

type Handlers = {
  onPay: (order: Order) => void
  onCancel: (order: Order) => void
  /** The half hour to pay is over. */
  onExpired: () => void
}

export const orderColumns = ({ onPay, onCancel, onExpired }: Handlers): Column<Order>[] => [
  { title: '订单号', className: styles.number, cell: ({ orderId }) => <CopyText text={orderId} name="订单号" /> },
  {
    title: '订单名称',
    className: styles.order,
    unlabelled: true,
    cell: ({ orderId, orderName, orderType }) => (
      <>
        <a href={paths.order(orderId)} target="_blank" rel="noopener">
          {orderName}
        </a>
        {orderType === OrderType.Package && <span className="tag tag--amber">{OrderTypeText.package}</span>}
      </>
    ),
  },
  { title: '付款时间', className: styles.time, cell: ({ paidTime }) => paidTime ?? '—' },
  {
    title: '金额',
    className: styles.amount,
    cell: ({ orderAmt, refundedAmt }) => (
      <>
        ¥{formatMoney(orderAmt)}
        {refundedAmt > 0 && <small>已退 ¥{formatMoney(refundedAmt)}</small>}
      </>
    ),
  },
  { title: '专属码', cell: ({ exclusiveCode }) => shownCode(exclusiveCode) },
  {
    title: '状态',
    className: styles.state,
    cell: (order) => (
      <>
        <OrderStatusTag order={order} />
        <ShipmentTag order={order} />
        {isWaiting(order) && order.transferState && (
          <span className="tag tag--quiet">{TransferStateText[order.transferState]}</span>
        )}
        {isWaiting(order) &&
          (order.transferState ? (
            <small>{minute(order.expireTime).slice(5, 10)} 前转账</small>
          ) : (
            <TimeLeft seconds={order.secondsLeft} onExpired={onExpired} />
          ))}
      </>
    ),
  },
  {
    title: '操作',
    className: styles.actions,
    headClass: styles.actionsHead,
    unlabelled: true,
    cell: (order) => (
      <div>
        <Actions order={order} onPay={onPay} onCancel={onCancel} />
      </div>
    ),
  },
]

/** The state of the parcel, with a link to its tracking log. */
function ShipmentTag({ order: { orderId, shipment, shipmentText } }: { order: Order }) {
  if (shipment === null) return null
  if (shipment === ShipmentState.Waiting) return <span className="tag tag--amber">{shipmentText}</span>
  return (
    <a className={styles.route} href={`${paths.order(orderId)}#route`}>
      {shipmentText}
      <Icon path={icons.right} size={14} />
    </a>
  )
}

const isWaiting = ({ orderStatus }: Order) => orderStatus === OrderStatus.Paying

function TimeLeft({ seconds, onExpired }: { seconds: number; onExpired: () => void }) {
  const left = useDeadline(seconds, onExpired)
  return <small role="timer">{left > 0 ? `剩余 ${formatClock(left)}` : '正在关闭'}</small>
}

function Actions({ order, onPay, onCancel }: Omit<Handlers, 'onExpired'> & { order: Order }) {
  const invoice = invoiceText(order)
  return (
    <>
      {isWaiting(order) && (
        <button type="button" className="btn btn--signal btn--small" onClick={() => onPay(order)}>
          {order.transferState ? '查看转账' : '继续支付'}
        </button>
      )}
      {canAssign(order) && (
        <a className="btn btn--primary btn--small" href={paths.assignUsers(order.orderId)}>
          分配课程
        </a>
      )}
      <a className="btn btn--small" href={paths.order(order.orderId)} target="_blank" rel="noopener">
        详情
      </a>
      {invoice && (
        <a className="btn btn--plain btn--small" href={paths.invoice(order.orderId)}>
          {invoice}
        </a>
      )}
      {isWaiting(order) && (
        <button type="button" className="btn btn--plain btn--small" onClick={() => onCancel(order)}>
          取消
        </button>
      )}
      {order.orderStatus === OrderStatus.Deleted && <ReorderButton order={order} small />}
    </>
  )
}
