import { FileSearchOutlined } from '@ant-design/icons'
import { useOne, type HttpError } from '@refinedev/core'
import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { CloseReasonText, OrderStatusText, OrderTypeText } from '@zhuxue/api/terms/commerce'
import { Descriptions, Drawer, Skeleton, Typography, type DescriptionsProps } from 'antd'
import { Notice } from '../../kit/Notice'
import { yuan } from '../../kit/format'
import { StatusTag } from '../../kit/StatusTag'
import { thumb } from '../../kit/thumb'
import { orderStatusTone, type Order, type OrderDetail } from './order'
import styles from './show.module.css'

/** One order, opened from its row: what was bought, what was paid, where it goes. */
export function OrderDrawer({ row, onClose }: { row: Order | null; onClose: () => void }) {
  const { query } = useOne<OrderDetail & { id?: string }, HttpError>({
    resource: 'orders',
    id: row?.orderId ?? '',
    queryOptions: { enabled: row !== null, placeholderData: undefined },
  })
  const order = query.data?.data

  return (
    <Drawer open={row !== null} onClose={onClose} width="min(640px, 100vw)" title="订单详情">
      {query.error ? (
        <Notice icon={<FileSearchOutlined />} title={query.error.message} />
      ) : order && row ? (
        <OrderSheet order={order} buyer={row} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  )
}

const tight: Partial<DescriptionsProps> = {
  column: 1,
  size: 'small',
  styles: { label: { width: 96 } },
}

function OrderSheet({ order, buyer }: { order: OrderDetail; buyer: Order }) {
  const { exclusiveCode, exclusiveDiscount, closeReason, addr, savedByCode, savedByRule06 } = order
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} className="figure" strong>
            {order.orderId}
          </Typography.Text>
          <div className={styles.name}>{order.orderName}</div>
        </div>
        <StatusTag of={order.orderStatus} text={OrderStatusText} tone={orderStatusTone} />
      </header>

      <section className={styles.items}>
        {order.orderItems.map((item) => (
          <div key={item.orderItemId} className={styles.item}>
            {item.courseImgUrl ? <img src={thumb(item.courseImgUrl)} alt="" /> : <span />}
            <div>
              {item.orderItemName}
              <small>
                {CourseTypeText[item.courseType]} × {item.courseCount}
                {item.ruleText && ` · ${item.ruleText}`}
              </small>
            </div>
            <strong className="figure">{yuan(item.orderItemAmt)}</strong>
          </div>
        ))}
        <dl className={styles.sums}>
          <dt>商品金额</dt>
          <dd>{yuan(order.warePrice)}</dd>
          {savedByCode > 0 && (
            <>
              <dt>其中专属码优惠</dt>
              <dd>−{yuan(savedByCode)}</dd>
            </>
          )}
          {savedByRule06 > 0 && (
            <>
              <dt>其中满减优惠</dt>
              <dd>−{yuan(savedByRule06)}</dd>
            </>
          )}
          <dt>运费{order.freightText && `（${order.freightText}）`}</dt>
          <dd>{yuan(order.freightPrice)}</dd>
          <dt>实付金额（元）</dt>
          <dd className={styles.total}>{yuan(order.orderAmt)}</dd>
        </dl>
      </section>

      <Descriptions {...tight} title="购买与支付">
        <Descriptions.Item label="购买人">
          {buyer.userName ?? '—'} {buyer.telephone}
        </Descriptions.Item>
        <Descriptions.Item label="购买方式">{OrderTypeText[order.orderType]}</Descriptions.Item>
        <Descriptions.Item label="专属码">
          {exclusiveCode ? `${exclusiveCode}${discountText(exclusiveDiscount)}` : '未使用'}
        </Descriptions.Item>
        <Descriptions.Item label="下单时间">{order.createTime}</Descriptions.Item>
        <Descriptions.Item label="支付时间">{order.paidTime ?? '—'}</Descriptions.Item>
        {closeReason && (
          <Descriptions.Item label="关闭原因">{CloseReasonText[closeReason]}</Descriptions.Item>
        )}
      </Descriptions>

      <Descriptions {...tight} title="收件与物流">
        <Descriptions.Item label="收件人">
          {addr ? `${addr.name} ${addr.telephone}` : '无需配送'}
        </Descriptions.Item>
        {addr && (
          <Descriptions.Item label="地址">
            {addr.regionText} {addr.address}
          </Descriptions.Item>
        )}
        {addr && (
          <Descriptions.Item label="物流">
            {order.trackingNo ? `${order.expressCompany ?? ''} ${order.trackingNo}` : '尚未发货'}
          </Descriptions.Item>
        )}
      </Descriptions>
    </div>
  )
}

/** 0.95 → 9.5 折; 1 means none. */
const discountText = (multiplier: number | null) =>
  multiplier && multiplier < 1 ? `（${Number((multiplier * 10).toFixed(2))} 折）` : ''
