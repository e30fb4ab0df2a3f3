import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { SumKind } from '@zhuxue/api/terms/commerce'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatYuan } from '../../../components/format'
import { thumbnail } from '../../../components/thumbnail'
import { assignPaths } from '../../learning/public'
import { netAmount } from './order'
import styles from './show.module.css'
import type { OrderDetail, OrderItem } from '../../../lib/apiTypes'

export function OrderItems({ order }: { order: OrderDetail }) {
  const { refundedAmt } = order
  return (
    <section className={styles.items} aria-label="商品">
      {order.orderItems.map((item) => (
        <Line key={item.orderItemId} item={item} orderId={order.orderId} />
      ))}
      <dl className={styles.totals}>
        {order.sums.map(({ kind, text, amount }) => (
          <Fragment key={text}>
            <dt>
              {text}
              {kind === SumKind.Freight && order.freightText && `（${order.freightText}）`}
              {kind === SumKind.Payable && '（元）'}
            </dt>
            <dd className={kind === SumKind.Payable ? styles.total : undefined}>{formatYuan(amount)}</dd>
          </Fragment>
        ))}
        {refundedAmt > 0 && (
          <>
            <dt>已退款</dt>
            <dd>{formatYuan(-refundedAmt)}</dd>
            <dt>退款后</dt>
            <dd>{formatYuan(netAmount(order))}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Line({ item, orderId }: { item: OrderItem; orderId: string }) {
  const { courseImgUrl, courseType, courseCount, unitPrice, ruleText, seats } = item
  return (
    <div className={styles.item}>
      {courseImgUrl ? <img src={thumbnail(courseImgUrl)} alt="" /> : <span />}
      <div>
        {item.orderItemName}
        <small>
          {CourseTypeText[courseType]} · {`${formatYuan(unitPrice)} 元\u00a0×\u00a0${courseCount}`}
        </small>
        {ruleText && <small>{ruleText}</small>}
        {seats && (
          <small>
            {seatsText(seats)}{' '}
            {seats.assigned > 0 && <Link to={`${assignPaths.userCourses}?orderId=${orderId}`}>分配明细</Link>}
          </small>
        )}
      </div>
      <strong className="numeric">{formatYuan(item.orderItemAmt)}</strong>
    </div>
  )
}

export function seatsText({ bought, assigned, waiting }: NonNullable<OrderItem['seats']>) {
  const waits = waiting > 0 ? `（其中 ${waiting} 个等待学员注册）` : ''
  return `名额 ${bought} 个，已分配 ${assigned} 个${waits}，剩余 ${bought - assigned} 个`
}
