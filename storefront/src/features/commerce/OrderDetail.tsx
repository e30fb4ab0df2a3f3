import { useState } from 'react'
import { OrderStatus, OrderType, OrderTypeText } from '@zhuxue/api/terms/commerce'
import { FailedState } from '~/components/ui/EmptyState'
import { RequireLogin } from '~/features/accounts/RequireLogin'
import { api } from '~/lib/api'
import { discount, money } from '~/lib/format'
import { paths } from '~/lib/paths'
import { useCall } from '~/lib/useCall'
import type { Order } from '~/lib/wire'
import styles from './OrderDetail.module.css'
import { shownCode, StatusTag } from './OrderRow'
import { PaymentDialog } from './PaymentDialog'
import { Thumb } from './Thumb'

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
  const { data, failed, ask } = useCall(
    () => api.commerce.orders.show({ params: { orderNo: orderId } }),
    orderId
  )
  if (failed) return <FailedState onRetry={ask} />
  if (!data) return <div className={`bone ${styles.bone}`} />
  const { order } = data

  return (
    <div className={styles.detail}>
      <section className={`sheet ${styles.head}`}>
        <div>
          <h2>{order.orderName}</h2>
          <p>
            订单号 {order.orderId}　下单时间 {order.createTime}
          </p>
        </div>
        <StatusTag order={order} />
        {order.orderType === OrderType.Package && (
          <span className="tag tag--amber">{OrderTypeText.package}</span>
        )}
        {order.orderStatus === OrderStatus.Paying && (
          <button type="button" className="btn btn--signal" onClick={() => setPaying(true)}>
            继续支付
          </button>
        )}
      </section>
      <section className={`sheet ${styles.part}`}>
        <h2>商品</h2>
        <ul className={styles.lines}>
          {order.orderItems?.map((item) => (
            <li key={item.orderItemId}>
              <Thumb src={item.courseImgUrl} />
              <a href={paths.course(item.courseId)}>{item.orderItemName}</a>
              <span>× {item.courseCount}</span>
              <b>¥{money(item.orderItemAmt)}</b>
            </li>
          ))}
        </ul>
        <Sums order={order} />
      </section>
      {order.addr && (
        <section className={`sheet ${styles.part}`}>
          <h2>收件信息</h2>
          <p>
            {order.addr.name}　{order.addr.telephone}
          </p>
          <p className="muted">
            {order.addr.regionText} {order.addr.address}
          </p>
          {order.trackingNo ? (
            <p>
              {order.expressCompany} {order.trackingNo}
            </p>
          ) : (
            order.orderStatus === OrderStatus.Paid && <p className="muted">商品正在准备发货</p>
          )}
        </section>
      )}
      {order.groupInfo && <p className="note">{order.groupInfo}</p>}
      {paying && (
        <PaymentDialog
          orderId={orderId}
          onClose={() => {
            setPaying(false)
            void ask()
          }}
        />
      )}
    </div>
  )
}

function Sums({ order }: { order: Order }) {
  return (
    <dl className={styles.sums}>
      <dt>商品金额</dt>
      <dd>¥{money(order.warePrice)}</dd>
      <dt>运费</dt>
      <dd>¥{money(order.freightPrice)}</dd>
      <dt>专属码</dt>
      <dd>
        {shownCode(order.exclusiveCode)}
        {(order.exclusiveDiscount ?? 1) < 1 && `（${discount(order.exclusiveDiscount!)}）`}
      </dd>
      {order.paidTime && (
        <>
          <dt>付款时间</dt>
          <dd>{order.paidTime}</dd>
        </>
      )}
      <dt className={styles.amount}>订单金额</dt>
      <dd className={styles.amount}>
        <span className="price price--large">
          <small>¥</small>
          {money(order.orderAmt)}
        </span>
      </dd>
    </dl>
  )
}
