import { OrderStatus, messages, CloseReason, CloseReasonText, PollSeconds } from '@zhuxue/api/terms/commerce'
import { TransferStateAbout } from '@zhuxue/api/terms/commerce/bank_transfers'
import { Dialog } from '~/components/dialog/Dialog'
import { FailedState, EmptyState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import styles from '~/features/payment/PaymentDialog.module.css'
import { PaymentDone } from '~/features/payment/PaymentDone'
import { PaymentWaiting } from '~/features/payment/PaymentWaiting'
import type { WalletReturn } from '~/features/payment/shared/walletReturn'
import { icons } from '~/components/ui/icons'
import { paths } from '~/lib/paths'
import type { OrderDetail } from '~/lib/http/apiTypes'
import { ReorderButton } from '~/features/checkout/shared/ReorderButton'
import { api } from '~/lib/http/api'
import { usePolledFetch } from '~/lib/http/usePolledFetch'

type Props = {
  orderId: string
  /** Set when the page was opened by a return from the payment provider. */
  returned?: WalletReturn | null
  onClose: (paid: boolean) => void
}

const lostText = '网络不可用，恢复后会自动确认支付结果'

/** docs/product.md 5.1. */
export function PaymentDialog({ orderId, returned = null, onClose }: Props) {
  const { order, failed, lost, reload } = usePayment(orderId)
  const status = order?.orderStatus
  const paid = status === OrderStatus.Paid
  const closed = status === OrderStatus.Deleted
  const title = paid ? messages.paid : closed ? '订单已关闭' : '订单支付'

  return (
    <Dialog title={title} size="small" stayOpenOnBackdropClick onClose={() => onClose(paid)}>
      {/* Announced to screen readers. */}
      <p className="visually-hidden" role="status">
        {paid || closed ? title : lost && lostText}
      </p>
      {failed && <FailedState onRetry={reload} />}
      {!failed && !order && <Skeleton className={styles.skeleton} />}
      {lost && order && <p className={`note note--amber ${styles.lost}`}>{lostText}</p>}
      {order && status === OrderStatus.Paying && <PaymentWaiting order={order} returned={returned} onReload={reload} />}
      {order && closed && <PaymentClosed order={order} />}
      {order && paid && <PaymentDone order={order} />}
    </Dialog>
  )
}

/** Closed without payment: expired or cancelled. */
function PaymentClosed({ order }: { order: OrderDetail }) {
  const expired = order.closeReason === CloseReason.Expired
  return (
    <div className={styles.closed}>
      <EmptyState icon={icons.clock} text={closedText(order)}>
        <p className="muted">{expired ? '商品还在，可以按原来的商品重新下单。' : '它已在别处关闭，不能继续支付。'}</p>
        <div className={styles.actions}>
          <a className="btn" href={paths.myOrder}>
            查看我的订单
          </a>
          <ReorderButton order={order} hasFocus />
        </div>
      </EmptyState>
    </div>
  )
}

function closedText({ closeReason, bankTransfer }: OrderDetail): string {
  if (closeReason !== CloseReason.Expired) return `订单${closeReason ? CloseReasonText[closeReason] : '已关闭'}`
  return bankTransfer ? TransferStateAbout.expired : '没有在半小时内完成支付，订单已关闭'
}

/** An order while it is being paid: loaded at once, then polled until it is paid or closed (docs/product.md 5.1). */
function usePayment(orderId: string) {
  const {
    data: order,
    failed,
    lost,
    reload,
  } = usePolledFetch(async () => (await api.commerce.orders.show({ params: { orderNo: orderId } })).order, orderId, {
    seconds: PollSeconds,
    until: isSettled,
  })
  return { order, failed: failed && !order, lost: lost && !(order && isSettled(order)), reload }
}

const isSettled = ({ orderStatus }: OrderDetail) => orderStatus !== OrderStatus.Paying
