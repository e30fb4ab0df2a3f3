import { ExpressCompany } from '@zhuxue/api/terms/commerce'
import { App, Form, Typography } from 'antd'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { deliver, deliveredText } from './calls'
import { TrackingForm, type Tracking } from './TrackingForm'
import type { Order } from '../../../lib/apiTypes'

type Sent = Pick<Order, 'orderId' | 'orderName' | 'trackingNo'>

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
      <Typography.Paragraph type="secondary" ellipsis={{ rows: 2 }}>
        {order.orderName}
        <br />
        <span className="numeric">订单号 {order.orderId}</span>
      </Typography.Paragraph>
      <TrackingForm form={form} userError={userError} onType={touch} known={order.trackingNo} onFinish={submit} />
    </Dialog>
  )
}
