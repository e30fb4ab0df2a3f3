import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { isShipped } from '~/lib/courseTypes'
import { useSession } from '~/lib/session/useSession'
import type { OrderDetail } from '~/lib/http/apiTypes'
import { CopyText } from '~/components/ui/CopyText'
import { DeliverForm } from './DeliverForm'
import { hasGoodsLeft } from './orderTexts'
import styles from './OrderDetail.module.css'
import { TrackingRoute } from './TrackingRoute'

type Props = { order: OrderDetail; onDelivered: () => void }

/** Nothing for orders without goods to ship. */
export function OrderShipment({ order, onDelivered }: Props) {
  const { roles } = useSession()
  const isShippable = order.orderItems.some(({ courseType }) => isShipped(courseType))
  if (!order.addr && !order.trackingNo && !isShippable) return null
  const isPaid = order.orderStatus === OrderStatus.Paid

  return (
    <section className={`sheet ${styles.part}`} id="route">
      <h2>收件与物流</h2>
      {order.addr && (
        <p className={styles.address}>
          <b>{order.addr.name}</b> {order.addr.telephone}
          <br />
          <span className="muted">
            {order.addr.regionText} {order.addr.address}
          </span>
        </p>
      )}
      {order.trackingNo ? (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>快递公司</dt>
              <dd>
                <CopyText text={order.expressCompany ?? ''} name="快递公司" />
              </dd>
            </div>
            <div>
              <dt>快递单号</dt>
              <dd>
                <CopyText text={order.trackingNo} name="快递单号" />
              </dd>
            </div>
            {order.deliverTime && (
              <div>
                <dt>发货时间</dt>
                <dd>{order.deliverTime}</dd>
              </div>
            )}
          </dl>
          <TrackingRoute orderId={order.orderId} key={order.trackingNo} />
        </>
      ) : (
        isPaid && hasGoodsLeft(order.orderItems) && <p className="note">商品正在准备发货，发出后可以在这里查看物流。</p>
      )}
      {roles.includes('admin') && isPaid && <DeliverForm order={order} onDelivered={onDelivered} />}
    </section>
  )
}
