import { App } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { formatYuan } from '../../../components/format'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { RefundReason } from '../refunds/RefundReason'
import { refundException } from './calls'
import type { PaymentException } from '../../../lib/apiTypes'

/** Refunds the whole amount to the payer; the order, if any, stays unchanged. */
export function RefundExceptionDialog(props: { exception: PaymentException; onClose: () => void }) {
  const { exception, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation('payment-exceptions', { onUserError: 'inline' })
  const [key] = useState(newIdempotencyKey)

  const submit = async ({ reason }: { reason: string }) => {
    const { paymentExceptionId } = exception
    const after = await command.run('refund', () => refundException(paymentExceptionId, reason.trim(), key))
    if (!after) return
    const done = after.exceptionStatus === 'refunded'
    if (done) message.success(`退款成功，${formatYuan(after.amount)} 元已退回付款账户`)
    else message.info('退款已提交，可以在「退款」中查看进度')
    onClose()
  }

  return (
    <FormDialog
      title="退回这笔钱"
      okText={`退款 ${formatYuan(exception.amount)} 元`}
      okButtonProps={{ danger: true }}
      command={command}
      about={
        <>
          {exception.came}。{exception.orderId && '订单和课程不受影响。'}
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <RefundReason example="同一订单重复付款" />
    </FormDialog>
  )
}
