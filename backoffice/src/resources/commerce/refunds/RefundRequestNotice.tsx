import { RefundRequestStatus, refundRequestMessages as messages } from '@zhuxue/api/terms/commerce/refunds'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { RefundDialog } from './RefundDialog'
import { RefuseRequestDialog } from './RefuseRequestDialog'
import type { OrderDetail } from '../../../lib/apiTypes'

/** The request that waits, on its order. A refund accepts it; former requests are in 订单经过. */
export function RefundRequestNotice({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<'refund' | 'refuse' | null>(null)
  const waiting = order.refundRequests.find(({ requestStatus }) => requestStatus === RefundRequestStatus.Waiting)
  const close = () => setOpen(null)
  return (
    <>
      {waiting && (
        <Alert
          type="warning"
          showIcon
          message={`买家${messages.ask}`}
          description={
            // The buttons are below the reason, which needs the width of a phone.
            <Space direction="vertical">
              {`${waiting.createTime}，${waiting.reason}`}
              <Space wrap>
                <Button size="small" type="primary" onClick={() => setOpen('refund')}>
                  同意并退款
                </Button>
                <Button size="small" onClick={() => setOpen('refuse')}>
                  拒绝
                </Button>
              </Space>
            </Space>
          }
        />
      )}
      {open === 'refund' && <RefundDialog orderId={order.orderId} onClose={close} />}
      {open === 'refuse' && waiting && <RefuseRequestDialog requestId={waiting.refundRequestId} onClose={close} />}
    </>
  )
}
