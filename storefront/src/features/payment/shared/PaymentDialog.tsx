import { OrderStatus, messages } from '@zhuxue/api/terms/commerce'
import { Dialog } from '~/components/dialog/Dialog'
import { FailedState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { PaymentClosed } from '~/features/payment/PaymentClosed'
import styles from '~/features/payment/PaymentDialog.module.css'
import { PaymentDone } from '~/features/payment/PaymentDone'
import { PaymentWaiting } from '~/features/payment/PaymentWaiting'
import type { Returned } from '~/features/payment/shared/returned'
import { usePayment } from '~/features/payment/usePayment'

type Props = {
  orderId: string
  /** Set when the page was opened by the way back from the wallet. */
  returned?: Returned | null
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
    <Dialog title={title} size="small" keepOnBackdrop onClose={() => onClose(paid)}>
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
