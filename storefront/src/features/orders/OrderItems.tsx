import { courseTypeText } from '~/lib/courseTypes'
import { discount, money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { OrderDetail } from '~/lib/http/wire'
import styles from './OrderDetail.module.css'
import { shownCode } from './orderTexts'
import { Thumb } from '~/components/ui/Thumb'

export function OrderItems({ order }: { order: OrderDetail }) {
  return (
    <section className={`sheet ${styles.part}`}>
      <h2>商品</h2>
      <ul className={styles.lines}>
        {order.orderItems.map((item) => (
          <li key={item.orderItemId}>
            <Thumb src={item.courseImgUrl} />
            <div className={styles.name}>
              <a href={paths.course(item.courseId)}>{item.orderItemName}</a>
              <small>{courseTypeText(item.courseType)}</small>
              {item.ruleText && <span className="tag tag--signal">{item.ruleText}</span>}
              {item.refundedAmt > 0 && (
                <span className="tag">
                  已退 {item.refundedCount > 0 && `${item.refundedCount} 份 `}¥
                  {money(item.refundedAmt)}
                </span>
              )}
            </div>
            <span className={styles.unit}>¥{money(item.unitPrice)}</span>
            <span className={styles.times}>× {item.courseCount}</span>
            <b>¥{money(item.orderItemAmt)}</b>
          </li>
        ))}
      </ul>
      <Sums order={order} />
    </section>
  )
}

function Sums({ order }: { order: OrderDetail }) {
  const code = shownCode(order.exclusiveCode)
  const before = order.warePrice + order.savedByCode + order.savedByRule06
  const saved = order.savedByCode > 0 || order.savedByRule06 > 0
  return (
    <dl className={styles.sums}>
      <dt>商品金额</dt>
      <dd>¥{money(saved ? before : order.warePrice)}</dd>
      <dt>
        专属码
        {code !== '—' && (
          <small>
            {code}
            {order.exclusiveDiscount < 1 && `（${discount(order.exclusiveDiscount)}）`}
          </small>
        )}
      </dt>
      <dd>
        {order.savedByCode > 0
          ? `−¥${money(order.savedByCode)}`
          : code === '—'
            ? '未使用'
            : '¥0.00'}
      </dd>
      {order.savedByRule06 > 0 && (
        <>
          <dt>满减优惠</dt>
          <dd>−¥{money(order.savedByRule06)}</dd>
        </>
      )}
      <dt>
        运费
        {order.freightText && <small>{order.freightText}</small>}
      </dt>
      <dd>¥{money(order.freightPrice)}</dd>
      <dt className={styles.total}>订单金额</dt>
      <dd className={styles.total}>
        <span className="price price--large">
          <small>¥</small>
          {money(order.orderAmt)}
        </span>
      </dd>
      {order.refundedAmt > 0 && (
        <>
          <dt>已退款</dt>
          <dd className="price">−¥{money(order.refundedAmt)}</dd>
        </>
      )}
    </dl>
  )
}
