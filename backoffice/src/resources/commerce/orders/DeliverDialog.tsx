import { ShippedTypes } from '@zhuxue/api/terms/catalogue'
import { ExpressCompany } from '@zhuxue/api/terms/commerce'
import { App, Form, Typography } from 'antd'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { deliver, deliveredText } from './calls'
import { TrackingForm, type Tracking } from './TrackingForm'
import { Link } from 'react-router'
import { orderPaths } from '../paths'
import styles from './DeliverDialog.module.css'
import type { Order } from '../../../lib/apiTypes'

type Sent = Pick<Order, 'orderId' | 'trackingNo' | 'recipient' | 'orderItems'>

export function DeliverDialog({ order, onClose }: { order: Sent; onClose: () => void }) {
  const [form] = Form.useForm<Tracking>()
  const { message } = App.useApp()
  const { run, busy, userError } = useApiMutation('orders', { onUserError: 'inline' })

  const { touch, close } = useUnsavedChanges(onClose)

  const submit = async ({ trackingNo }: Tracking) => {
    const sent = await run('deliver', () => deliver(order.orderId, { expressCompany: ExpressCompany, trackingNo }))
    if (!sent) return
    message.success(deliveredText(sent))
    onClose()
  }

  return (
    <Dialog
      title={order.trackingNo ? '修改快递单号' : '发货'}
      okText="保存"
      cancelText="取消"
      confirmLoading={busy !== null}
      onOk={form.submit}
      maskClosable={false}
      onCancel={close}
    >
      <ParcelCard order={order} />
      <TrackingForm form={form} userError={userError} onType={touch} known={order.trackingNo} onFinish={submit} />
    </Dialog>
  )
}

/** What goes to whom; the number and the street are whole on the page of parcels only, where reading them is logged. */
function ParcelCard({ order: { orderId, recipient, orderItems } }: { order: Sent }) {
  const contents = orderItems.filter(({ courseType }) => ShippedTypes.includes(courseType))
  return (
    <section aria-label="包裹" className={styles.parcel}>
      <strong>{recipient ? `${recipient.name} ${recipient.telephone}` : '没有收件信息'}</strong>
      {recipient && <p>{recipient.regionText} ****</p>}
      <ul>
        {contents.map(({ orderItemId, orderItemName, courseCount, refundedCount }) => (
          <li key={orderItemId}>
            {orderItemName} × {courseCount - refundedCount}
          </li>
        ))}
      </ul>
      <Typography.Text type="secondary">
        订单号 <span className="numeric">{orderId}</span> · 完整地址在<Link to={orderPaths.parcels}>发货台</Link>
      </Typography.Text>
    </section>
  )
}
