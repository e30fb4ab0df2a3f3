import { useInvalidate } from '@refinedev/core'
import { OrderType } from '@zhuxue/api/terms/commerce'
import { RefundReasonMax, messages } from '@zhuxue/api/terms/commerce/refunds'
import { Alert, App, Button, Form, Segmented, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { yuan } from '../../../kit/format'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { useCommand } from '../../../kit/hooks/useCommand'
import { refundOrder } from './calls'
import { canConfirm, type RefundLines } from './refund'
import styles from './RefundDialog.module.css'
import { SeatChoice } from './SeatChoice'
import { RefundSums } from './RefundSums'
import { refundOutcome } from './outcome'
import { usePreview } from './usePreview'
import type { Refund } from '../../../lib/wire'

interface Props {
  orderId: string
  onClose: () => void
  /** The order, its money and its rights have changed. */
  onDone?: (refund: Refund) => void
}

export function RefundDialog({ orderId, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const [form] = Form.useForm<{ reason: string }>()
  const [bySeats, setBySeats] = useState(false)
  const [copies, setCopies] = useState<Record<number, number>>({})
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })
  // One key for the life of the dialog: an answer that got lost is asked for again and never made twice.
  const [key] = useState(newIdempotencyKey)

  const chosen = wanted(copies)
  const lines = bySeats && chosen.length ? chosen : undefined
  const { preview, error, isLoading, reload } = usePreview(orderId, lines)
  const nothingChosen = bySeats && !chosen.length
  const ready = canConfirm({ preview, error, isLoading, nothingChosen })
  const reloadButton = (
    <Button size="small" onClick={reload}>
      重新加载
    </Button>
  )

  // Whoever gave seats away cannot be given the whole order back: the dialog opens on what can be done.
  const bulk = preview?.orderType === OrderType.Package
  const openOnPossible = useEffectEvent(() => setBySeats(Boolean(bulk && preview?.refusal)))
  useEffect(() => openOnPossible(), [bulk])

  const submit = async ({ reason }: { reason: string }) => {
    const { refundedCount } = preview!
    const body = { lines, reason: reason.trim(), refundedCount }
    const refund = await run('refund', () => refundOrder(orderId, body, key))
    if (!refund) return reload()
    void message.open({ ...refundOutcome(refund), duration: 5 })
    for (const resource of ['orders', 'refunds']) {
      void invalidate({ resource, invalidates: ['resourceAll'] })
    }
    onDone?.(refund)
    onClose()
  }

  return (
    <Dialog
      title="退款"
      width={560}
      okText={ready ? `退款 ${yuan(preview!.refundAmt)} 元` : '退款'}
      okButtonProps={{ danger: true, disabled: !ready }}
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      {error && !preview ? (
        <Alert type="error" showIcon message={error.message} action={reloadButton} />
      ) : !preview ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <div className={styles.body}>
          {bulk && (
            <Segmented
              block
              aria-label="退款范围"
              value={bySeats ? 'seats' : 'whole'}
              onChange={(value) => setBySeats(value === 'seats')}
              options={[
                { value: 'whole', label: '整单退款' },
                { value: 'seats', label: '退未分配的名额' },
              ]}
            />
          )}
          {bySeats && <SeatChoice lines={preview.lines} copies={copies} onChange={setCopies} />}
          {nothingChosen ? (
            <Alert type="info" showIcon message={messages.chooseCopies} />
          ) : error ? (
            <Alert type="error" showIcon message={error.message} action={reloadButton} />
          ) : preview.refusal ? (
            <Alert type="warning" showIcon message={preview.refusal} />
          ) : (
            <RefundSums preview={preview} isLoading={isLoading} />
          )}
          <Form form={form} layout="vertical" onFinish={submit} disabled={Boolean(busy)}>
            <ReasonField
              name="reason"
              label="退款原因"
              needed={messages.reasonNeeded}
              most={RefundReasonMax}
              rows={{ minRows: 2, maxRows: 4 }}
              placeholder="例如：学员重复购买"
              tooltip="付款人会在支付平台的退款通知里看到这句话，它同时记入操作日志。"
            />
          </Form>
          {refusal && <Alert type="error" showIcon message={refusal.message} />}
        </div>
      )}
    </Dialog>
  )
}

const wanted = (copies: Record<number, number>): RefundLines =>
  Object.entries(copies)
    .filter(([, count]) => count > 0)
    .map(([orderItemId, count]) => ({ orderItemId: Number(orderItemId), copies: count }))
