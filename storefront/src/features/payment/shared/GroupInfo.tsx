import { CopyText } from '~/components/ui/CopyText'
import styles from './GroupInfo.module.css'

type GroupOrder = { orderId: string; groupInfo: string | null; serviceQrUrl?: string | null }

/** 入群说明 (docs/product.md 5.1). */
export function GroupInfo({ order }: { order: GroupOrder }) {
  if (!order.groupInfo && !order.serviceQrUrl) return null
  return (
    <section className={`${styles.group} unprinted`} aria-label="入群说明">
      {order.serviceQrUrl && <img src={order.serviceQrUrl} alt="客服二维码" width="96" height="96" />}
      <div>
        {order.groupInfo && <p>{order.groupInfo}</p>}
        {order.serviceQrUrl && (
          <p className="phone-only">
            <a className="link" href={order.serviceQrUrl} download="客服二维码">
              保存二维码
            </a>
            <small>，再用微信扫一扫识别</small>
          </p>
        )}
        <p className={styles.number}>
          订单号 <CopyText text={order.orderId} name="订单号" />
        </p>
      </div>
    </section>
  )
}
