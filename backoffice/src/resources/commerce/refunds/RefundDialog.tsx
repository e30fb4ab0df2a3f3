import { useInvalidate } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/commerce/refunds'
import { Alert, App, Button, Form, Skeleton } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { formatYuan } from '../../../components/format'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { refundOrder } from './calls'
import { LineChoices } from './LineChoices'
import {
  areHoursBlocking,
  canConfirm,
  chosenOf,
  errorsOfLines,
  linesMissingReturnState,
  type EditedRefund,
} from './refund'
import styles from './RefundDialog.module.css'
import { RefundReason } from './RefundReason'
import { RefundSums } from './RefundSums'
import { refundOutcome } from './outcome'
import { usePreview } from './usePreview'
import type { Refund } from '../../../lib/apiTypes'

interface Props {
  orderId: string
  onClose: () => void
  /** The order, its money and its entitlements have changed. */
  onDone?: (refund: Refund) => void
}

export function RefundDialog({ orderId, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const [form] = Form.useForm<{ reason: string }>()
  const [edited, setEdited] = useState<EditedRefund | null>(null)
  const [tried, setTried] = useState(false)
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  // One idempotency key per dialog: a request whose response was lost is repeated without a second refund.
  const [key] = useState(newIdempotencyKey)

  const refundPreview = usePreview(orderId, (seen) => chosenOf(seen, edited).refundInput)
  const { preview, error, isLoading, reload } = refundPreview
  const { choices, lines, nothingChosen } = chosenOf(preview, edited)
  const ready = canConfirm({ preview, error, isLoading, nothingChosen }) && !areHoursBlocking(preview!, choices)
  const fieldErrors = {
    ...(preview?.refusedField && { [preview.refusedField]: preview.refusal! }),
    ...(userError?.errors as Record<string, string> | undefined),
  }
  const lineErrors = errorsOfLines(fieldErrors, lines)
  const reloadButton = (
    <Button size="small" onClick={reload}>
      重新加载
    </Button>
  )

  const submit = async ({ reason }: { reason: string }) => {
    setTried(true)
    if (linesMissingReturnState(preview!, choices).length) return
    const { earlierRefunds, freightAmt } = preview!
    const body = { lines, freight: freightAmt ?? 0, reason: reason.trim(), earlierRefunds }
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
      width={640}
      okText={ready ? `退款 ${formatYuan(preview!.refundAmt)} 元` : '退款'}
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
          <LineChoices
            preview={preview}
            choices={choices}
            freight={edited?.freight ?? (nothingChosen ? 0 : (preview.freightAmt ?? 0))}
            errors={lineErrors}
            freightError={fieldErrors.freight}
            missingReturns={tried ? linesMissingReturnState(preview, choices) : []}
            onChoices={(changed) => setEdited({ ...edited, choices: changed })}
            onFreight={(freight) => setEdited({ choices, freight })}
          />
          {nothingChosen ? (
            <Alert type="info" showIcon message={preview.refusal ?? messages.nothingChosen} />
          ) : error ? (
            <Alert type="error" showIcon message={error.message} action={reloadButton} />
          ) : preview.refusal ? (
            !preview.refusedField && <Alert type="warning" showIcon message={preview.refusal} />
          ) : (
            <RefundSums preview={preview} isLoading={isLoading} />
          )}
          <Form form={form} layout="vertical" onFinish={submit} disabled={Boolean(busy)}>
            <RefundReason example="学员重复购买" />
          </Form>
          {userError && <Alert type="error" showIcon message={userError.message} />}
        </div>
      )}
    </Dialog>
  )
}
