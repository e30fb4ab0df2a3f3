import {
  CloseReasonText,
  OrderStatusText,
  OrderTypeText,
  RefundState,
  RefundStateText,
  messages,
} from '@zhuxue/api/terms/commerce'
import { Descriptions, Space, Tag, Typography } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useState } from 'react'
import { Link } from 'react-router'
import { StatusTag } from '../../../components/list/StatusTag'
import { discountText } from '../../channels/public'
import { InvoiceSection } from './InvoiceSection'
import { OrderHistory } from './OrderHistory'
import { OrderItems } from './OrderItems'
import { PaymentSection } from './PaymentSection'
import { orderStatusTone } from './order'
import { ParcelSection } from './ParcelSection'
import { ordersOfChannel } from '../paths'
import { ShowFullValueDialog } from '../../../components/dialog/ShowFullValueDialog'
import { RefundRequestNotice } from '../refunds/RefundRequestNotice'
import { reveal } from './calls'
import { PersonLink } from '../../accounts/public'
import { compactDescriptions } from '../../../components/compactDescriptions'
import { TransferSection } from './TransferSection'
import styles from './show.module.css'
import type { OrderDetail, RevealedOrder } from '../../../lib/apiTypes'

export function OrderDetails({ order }: { order: OrderDetail }) {
  const [revealed, setRevealed] = useState<RevealedOrder | null>(null)
  const [asking, setAsking] = useState(false)
  const more = !revealed && <LinkButton onClick={() => setAsking(true)}>查看完整信息</LinkButton>

  return (
    <div className={styles.sheet}>
      <RefundRequestNotice order={order} />
      <div className={styles.head}>
        <div>
          <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} className="numeric" strong>
            {order.orderId}
          </Typography.Text>
          <div className={styles.name}>{order.orderName}</div>
        </div>
        <Space size={4}>
          {order.refundState !== RefundState.None && (
            <Tag bordered={false} color="error">
              {RefundStateText[order.refundState]}
            </Tag>
          )}
          <StatusTag of={order.orderStatus} text={OrderStatusText} tone={orderStatusTone} />
        </Space>
      </div>

      <OrderItems order={order} />

      <Descriptions {...compactDescriptions} title="购买">
        <Descriptions.Item label="购买人">
          <Space size={12} wrap>
            <span className="numeric">
              <PersonLink userId={order.userId}>{order.userName ?? '—'}</PersonLink>{' '}
              {revealed?.telephone ?? order.telephone}
            </span>
            {more}
          </Space>
        </Descriptions.Item>
        <Descriptions.Item label="购买方式">{OrderTypeText[order.orderType]}</Descriptions.Item>
        <Descriptions.Item label="专属码">
          <Code order={order} />
        </Descriptions.Item>
        <Descriptions.Item label="下单时间">{order.createTime}</Descriptions.Item>
        <Descriptions.Item label="支付时间">{order.paidTime ?? '—'}</Descriptions.Item>
        {order.closeReason && (
          <Descriptions.Item label="删除原因">
            {CloseReasonText[order.closeReason]}（{order.closeTime}）
          </Descriptions.Item>
        )}
      </Descriptions>

      <TransferSection orderId={order.orderId} />
      <PaymentSection order={order} />
      <ParcelSection order={order} addr={revealed?.addr ?? order.addr} more={more} />
      <InvoiceSection orderId={order.orderId} />
      <OrderHistory order={order} />

      {asking && (
        <ShowFullValueDialog
          title="查看完整手机号和收件地址"
          needed={messages.revealReason}
          placeholder="例如：买家来电核对收件地址"
          reveal={(reason) => reveal(order.orderId, reason)}
          onClose={() => setAsking(false)}
          onRevealed={(whole) => {
            setRevealed(whole)
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}

function Code({ order }: { order: OrderDetail }) {
  const { exclusiveCode, exclusiveDiscount, channelId, channelName } = order
  if (!exclusiveCode) return '未使用'
  return (
    <Space size={12} wrap>
      <span className="numeric">
        {exclusiveCode}（{discountText(exclusiveDiscount)}）
      </span>
      {channelId && (
        <>
          <Link to={`/board/admin/channel-detail/${channelId}`}>{channelName}</Link>
          <Link to={ordersOfChannel(channelId)}>该渠道的订单</Link>
        </>
      )}
    </Space>
  )
}
