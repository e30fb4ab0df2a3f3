import { FileSearchOutlined } from '@ant-design/icons'
import { useOne, type HttpError } from '@refinedev/core'
import { Button, Drawer, Skeleton } from 'antd'
import { Notice } from '../../../kit/Notice'
import { OrderActions } from './OrderActions'
import { OrderDetails } from './OrderDetails'
import type { OrderDetail } from '../../../lib/wire'

export function OrderDrawer({ orderId, onClose }: { orderId: string | null; onClose: () => void }) {
  const { query } = useOne<OrderDetail & { id?: string }, HttpError>({
    resource: 'orders',
    id: orderId ?? '',
    queryOptions: { enabled: orderId !== null, placeholderData: undefined, retry: false },
    errorNotification: false,
  })
  const order = query.data?.data

  return (
    <Drawer
      open={orderId !== null}
      onClose={onClose}
      destroyOnHidden
      width="min(720px, 100vw)"
      title="订单详情"
      footer={order && !query.error && <OrderActions order={order} onGone={onClose} />}
    >
      {query.error ? (
        <Notice
          icon={<FileSearchOutlined />}
          title={query.error.statusCode === 404 ? '没有这个订单' : query.error.message}
          action={<Button onClick={() => void query.refetch()}>重新加载</Button>}
        />
      ) : order ? (
        <OrderDetails key={order.orderId} order={order} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  )
}
