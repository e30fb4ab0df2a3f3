import { InboxOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { Notice } from '../../../../components/Notice'
import { Page } from '../../../../components/Page'
import { orderPaths } from '../../paths'
import { ParcelForm } from './ParcelForm'
import { ParcelQueue } from './ParcelQueue'
import styles from './ParcelsScreen.module.css'
import { useParcels } from './useParcels'

/** Ships many parcels without a mouse: number, Enter, next (docs/product.md 8.4: deliver). */
export function ParcelsScreen() {
  const parcels = useParcels()
  const { load, waiting, sent, current, choose, step } = parcels
  const { total, loading, error } = parcels
  const invalidate = useInvalidate()
  const navigate = useNavigate()

  // The order list refetches when the user returns to it.
  const forgetOrders = useEffectEvent(() => void invalidate({ resource: 'orders', invalidates: ['resourceAll'] }))
  useEffect(() => () => forgetOrders(), [])

  return (
    <Page
      title="发货台"
      back={orderPaths.orders}
      hint={waiting.length > 0 && `待发货 ${total - sent.length} 个`}
      extra={
        <Button onClick={load} loading={loading}>
          刷新
        </Button>
      }
    >
      {error ? (
        <Notice icon={<InboxOutlined />} title={error.message} action={<Button onClick={load}>重新加载</Button>} />
      ) : loading && waiting.length === 0 ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <>
          {!current && (
            <Notice
              icon={<InboxOutlined />}
              title={sent.length > 0 ? '这一批已全部发出' : '没有待发货的订单'}
              action={
                <Button type="primary" onClick={() => navigate(orderPaths.orders)}>
                  返回订单列表
                </Button>
              }
            >
              {sent.length > 0 && `本次发出 ${sent.length} 个包裹。`}
            </Notice>
          )}
          {total > waiting.length + sent.length && (
            <Alert
              type="info"
              showIcon
              message={`一次读取最早的 ${waiting.length + sent.length} 个，发完后再读取其余的。`}
            />
          )}
          <div className={styles.layout}>
            {current && (
              <ParcelForm
                key={current.orderId}
                parcel={current}
                usedBy={parcels.usedBy}
                onSent={parcels.markSent}
                onStep={step}
                many={waiting.length > 1}
              />
            )}
            <ParcelQueue waiting={waiting} sent={sent} current={current} onChoose={choose} />
          </div>
        </>
      )}
    </Page>
  )
}
