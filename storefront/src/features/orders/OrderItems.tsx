import { courseTypeText } from '~/lib/courseTypes'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import { SumRows } from '~/features/checkout/shared/SumRows'
import type { OrderDetail } from '~/lib/http/apiTypes'
import styles from './OrderDetail.module.css'
import { Thumbnail } from '~/components/ui/Thumbnail'

export function OrderItems({ order }: { order: OrderDetail }) {
  return (
    <section className={`sheet ${styles.part}`}>
      <h2>商品</h2>
      <ul className={styles.lines}>
        {order.orderItems.map((item) => (
          <li key={item.orderItemId}>
            <Thumbnail src={item.courseImgUrl} />
            <div className={styles.name}>
              <a href={paths.course(item.courseId)}>{item.orderItemName}</a>
              <small>{courseTypeText(item.courseType)}</small>
              {item.ruleText && <span className="tag tag--signal">{item.ruleText}</span>}
              {item.refundedAmt > 0 && (
                <span className="tag">
                  已退 {item.refundedCount > 0 && `${item.refundedCount} 份 `}¥{formatMoney(item.refundedAmt)}
                </span>
              )}
            </div>
            <span className={styles.unit}>¥{formatMoney(item.unitPrice)}</span>
            <span className={styles.times}>× {item.courseCount}</span>
            <b>¥{formatMoney(item.orderItemAmt)}</b>
          </li>
        ))}
      </ul>
      <Sums order={order} />
    </section>
  )
}

function Sums({ order }: { order: OrderDetail }) {
  const total = order.sums[order.sums.length - 1]!
  return (
    <dl className={styles.sums}>
      <SumRows sums={order.sums} freightNote={order.freightText} />
      <dt className={styles.total}>{total.text}</dt>
      <dd className={styles.total}>
        <span className="price price--large">
          <small>¥</small>
          {formatMoney(total.amount)}
        </span>
      </dd>
      {order.refundedAmt > 0 && (
        <>
          <dt>已退款</dt>
          <dd className="price">−¥{formatMoney(order.refundedAmt)}</dd>
        </>
      )}
    </dl>
  )
}
