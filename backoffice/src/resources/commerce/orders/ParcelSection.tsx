import { Alert, Button, Descriptions, Skeleton, Space, Timeline, Typography } from 'antd'
import type { ReactNode } from 'react'
import { compactDescriptions } from '../../../components/compactDescriptions'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import styles from './show.module.css'
import type { Address, OrderDetail } from '../../../lib/apiTypes'

export function ParcelSection(props: { order: OrderDetail; addr: Address | null; more: ReactNode }) {
  const { order, addr, more } = props
  if (!addr) return null
  return (
    <section>
      <Descriptions {...compactDescriptions} title="收件与物流">
        <Descriptions.Item label="收件人">
          <Space size={12} wrap>
            <span className="numeric">
              {addr.name} {addr.telephone}
            </span>
            {more}
          </Space>
        </Descriptions.Item>
        <Descriptions.Item label="地址">
          {addr.regionText} {addr.address ?? '＊＊＊＊'}
        </Descriptions.Item>
        <Descriptions.Item label="物流">
          {order.trackingNo ? (
            <span>
              {order.expressCompany}{' '}
              <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} className="numeric">
                {order.trackingNo}
              </Typography.Text>
              {order.deliverTime && `，${order.deliverTime} 发货`}
            </span>
          ) : order.toShip ? (
            '尚未发货'
          ) : (
            '无需发货'
          )}
        </Descriptions.Item>
      </Descriptions>
      {order.trackingNo && <Tracks key={order.trackingNo} orderId={order.orderId} />}
    </section>
  )
}

function Tracks({ orderId }: { orderId: string }) {
  const { query, data } = useApiQuery('GET /api/orders/:orderNo/tracking-logs', {
    params: { orderNo: orderId },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  if (query.isLoading) return <Skeleton active paragraph={{ rows: 2 }} title={false} />
  if (query.error)
    return (
      <Alert
        type="warning"
        showIcon
        message="物流信息没有加载出来"
        action={
          <Button size="small" onClick={() => void query.refetch()}>
            重新加载
          </Button>
        }
      />
    )
  const { routes = [], notice } = data ?? {}
  return (
    <div className={styles.tracks}>
      {notice && <Alert type="info" showIcon message={notice} className={styles.alert} />}
      {routes.length === 0 && <Typography.Text type="secondary">暂时没有物流信息，揽收后会显示。</Typography.Text>}
      <Timeline
        items={routes.map(({ acceptTime, remark }, at) => ({
          color: at === 0 ? 'blue' : 'gray',
          children: (
            <>
              {remark}
              <small>{acceptTime}</small>
            </>
          ),
        }))}
      />
    </div>
  )
}
