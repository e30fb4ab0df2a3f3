import { useOne, type HttpError } from '@refinedev/core'
import { Skeleton } from 'antd'
import { OrderActions } from './OrderActions'
import { OrderDetails } from './OrderDetails'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { FailedNotice } from '../../../components/FailedNotice'
import type { OrderDetail } from '../../../lib/apiTypes'

export function OrderDrawer({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { query } = useOne<OrderDetail & { id?: string }, HttpError>({
    resource: 'orders',
    id: orderId,
    queryOptions: { placeholderData: undefined, retry: false },
    errorNotification: false,
  })
  const order = query.data?.data

  return (
    <SideDrawer
      onClose={onClose}
      width="min(720px, 100vw)"
      title="订单详情"
      footer={order && !query.error && <OrderActions order={order} onGone={onClose} />}
    >
      {query.error ? (
        <FailedNotice error={query.error} missing={{ title: '没有这个订单' }} onRetry={() => void query.refetch()} />
      ) : order ? (
        <OrderDetails key={order.orderId} order={order} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </SideDrawer>
  )
}
