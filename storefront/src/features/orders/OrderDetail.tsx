import { useState } from 'react'
import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { FailedState } from '~/components/ui/EmptyState'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { OrderInvoice } from '~/features/invoices/shared/OrderInvoice'
import { adoptAdminSession } from '~/lib/session/adminSession'
import { GroupInfo } from '~/features/payment/shared/GroupInfo'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import styles from './OrderDetail.module.css'
import { OrderGoods } from './OrderGoods'
import { OrderHead } from './OrderHead'
import { OrderMissing } from './OrderMissing'
import { OrderParcel } from './OrderParcel'
import { PaymentDialog } from '~/features/payment/shared/PaymentDialog'

if (typeof window !== 'undefined') adoptAdminSession()

/** One order with everything that belongs to it (learner side section 2, submitted order detail). */
export default function OrderDetail({ orderId }: { orderId: string }) {
  return (
    <RequireLogin>
      <Detail orderId={orderId} />
    </RequireLogin>
  )
}

function Detail({ orderId }: { orderId: string }) {
  const [paying, setPaying] = useState(false)
  const {
    data: order,
    failure,
    failed,
    reload,
  } = useFetch(
    async () => (await api.commerce.orders.show({ params: { orderNo: orderId } })).order,
    orderId
  )
  if (failure?.code === '404') return <OrderMissing />
  if (!order) {
    return failed ? <FailedState onRetry={reload} /> : <div className={`bone ${styles.bone}`} />
  }
  const closed = order.orderStatus === OrderStatus.Deleted

  return (
    <div className={styles.detail}>
      <OrderHead order={order} onPay={() => setPaying(true)} onOver={reload} />
      <OrderParcel order={order} onDelivered={reload} />
      <OrderGoods order={order} />
      {!closed && (
        <OrderInvoice orderId={orderId} key={`${order.orderStatus} ${order.refundedAmt}`} />
      )}
      <GroupInfo order={order} />
      {paying && (
        <PaymentDialog
          orderId={orderId}
          onClose={() => {
            setPaying(false)
            void reload()
          }}
        />
      )}
    </div>
  )
}
