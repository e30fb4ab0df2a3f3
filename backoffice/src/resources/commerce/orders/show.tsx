import { FileSearchOutlined } from '@ant-design/icons'
import { useOne, type HttpError } from '@refinedev/core'
import { Button, Drawer, Skeleton } from 'antd'
import { Notice } from '../../../kit/Notice'
import { OrderActions } from './OrderActions'
import { OrderSheet } from './OrderSheet'
import type { OrderDetail } from '../../../lib/wire'

/** One order, opened over the list: everything that is known of it, and what can be done. */
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
        <OrderSheet key={order.orderId} order={order} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  )
}
