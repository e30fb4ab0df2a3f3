import { OrderStatus, messages } from '@zhuxue/api/terms/commerce'
import { Dialog } from '~/components/ui/Dialog'
import { FailedState } from '~/components/ui/EmptyState'
import { PaymentClosed } from '~/features/payment/PaymentClosed'
import styles from '~/features/payment/PaymentDialog.module.css'
import { PaymentDone } from '~/features/payment/PaymentDone'
import { PaymentWaiting } from '~/features/payment/PaymentWaiting'
import { usePayment } from '~/features/payment/usePayment'

type Props = { orderId: string; onClose: (paid: boolean) => void }

const lostSentence = '网络不可用，恢复后会自动确认支付结果'

/** The QR code of an order, until it is paid or its half hour is over (learner side section 2, payment). */
export function PaymentDialog({ orderId, onClose }: Props) {
  const { order, failed, lost, reload } = usePayment(orderId)
  const status = order?.orderStatus
  const paid = status === OrderStatus.Paid
  const closed = status === OrderStatus.Deleted
  const title = paid ? messages.paid : closed ? '订单已关闭' : '订单支付'

  return (
    <Dialog title={title} size="small" keepOnBackdrop onClose={() => onClose(paid)}>
      {/* What happens while somebody looks elsewhere is told to whoever listens. */}
      <p className="hush" role="status">
        {paid || closed ? title : lost && lostSentence}
      </p>
      {failed && <FailedState onRetry={reload} />}
      {!failed && !order && <div className={`bone ${styles.bone}`} />}
      {lost && order && <p className={`note note--amber ${styles.lost}`}>{lostSentence}</p>}
      {order && status === OrderStatus.Paying && <PaymentWaiting order={order} onCode={reload} />}
      {order && closed && <PaymentClosed order={order} />}
      {order && paid && <PaymentDone order={order} />}
    </Dialog>
  )
}
