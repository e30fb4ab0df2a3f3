import { OrderStatusText, RefundState, RefundStateText } from '@zhuxue/api/terms/commerce'
import { Space, Tag } from 'antd'
import { StatusTag } from '../../../components/list/StatusTag'
import type { Order } from '../../../lib/apiTypes'
import { orderStatusTone } from './order'

export function OrderState({ order }: { order: Order }) {
  return (
    <Space direction="vertical" size={4}>
      {order.refundState === RefundState.None ? (
        <StatusTag of={order.orderStatus} text={OrderStatusText} tone={orderStatusTone} />
      ) : (
        <Tag bordered={false} color="error">
          {RefundStateText[order.refundState]}
        </Tag>
      )}
      {order.toShip && (
        <Tag bordered={false} color="processing">
          待发货
        </Tag>
      )}
    </Space>
  )
}
