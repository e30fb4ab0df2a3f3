import { useState } from 'react'
import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { FailedState } from '~/components/ui/EmptyState'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { OrderInvoice } from '~/features/invoices/shared/OrderInvoice'
import { GroupInfo } from '~/features/payment/shared/GroupInfo'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import styles from './OrderDetail.module.css'
import { OrderItems } from './OrderItems'
import { OrderHeader } from './OrderHeader'
import { OrderRefunds } from './OrderRefunds'
import { OrderShipment } from './OrderShipment'
import { RefundRequests } from './RefundRequests'
import { PaymentDialog } from '~/features/payment/shared/PaymentDialog'
import { consumeWalletReturn } from '~/features/payment/shared/walletReturn'
import { paths } from '~/lib/paths'
import { lazyScreen } from '~/components/ui/loading/lazyScreen'

const OrderTransfer = lazyScreen(() => import('./OrderTransfer').then((loaded) => loaded.OrderTransfer), styles.part)

/** docs/product.md 4.7. */
export default function OrderDetail({ orderId }: { orderId: string }) {
  return (
    <RequireLogin>
      <Detail orderId={orderId} />
    </RequireLogin>
  )
}

function Detail({ orderId }: { orderId: string }) {
  const [returned, setReturned] = useState(consumeWalletReturn)
  const [paying, setPaying] = useState(returned !== null)
  const {
    data: order,
    failure,
    failed,
    reload,
  } = useFetch(async () => (await api.commerce.orders.show({ params: { orderNo: orderId } })).order, orderId)
  if (failure?.code === '404') return <OrderNotFound />
  if (!order) {
    return failed ? <FailedState onRetry={reload} /> : <Skeleton className={styles.skeleton} />
  }
  const isClosed = order.orderStatus === OrderStatus.Deleted

  return (
    <div className={styles.detail}>
      <OrderHeader order={order} onPay={() => setPaying(true)} onExpired={reload} />
      {order.bankTransfer && <OrderTransfer {...{ orderId }} transfer={order.bankTransfer} onReload={reload} />}
      <OrderShipment order={order} onDelivered={reload} />
      <OrderItems order={order} />
      <OrderRefunds refunds={order.refunds} />
      {!isClosed && <OrderInvoice orderId={orderId} key={`${order.orderStatus} ${order.refundedAmt}`} />}
      <RefundRequests order={order} onChanged={reload} />
      <GroupInfo order={order} />
      {paying && (
        <PaymentDialog
          orderId={orderId}
          returned={returned}
          onClose={() => {
            setPaying(false)
            setReturned(null)
            void reload()
          }}
        />
      )}
    </div>
  )
}

/** Also for another user's order: both look like a missing page. */
function OrderNotFound() {
  return (
    <div className={styles.missing}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h2>订单不存在</h2>
      <p>请核对订单号，或用下单时的账号登录后查看。</p>
      <p>
        <a className="btn btn--primary" href={paths.myOrder}>
          我的订单
        </a>
        <a className="btn" href={paths.home}>
          返回首页
        </a>
      </p>
    </div>
  )
}
