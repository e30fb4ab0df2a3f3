import { ReversalReasonText, messages, type ReversalReasonCode } from '@zhuxue/api/terms/invoices'
import { App, Form } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { RadioField } from '../../components/fields/RadioField'
import { formatYuan } from '../../components/format'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { reverseInvoice } from './calls'
import type { Invoice } from '../../lib/apiTypes'

const reasons = Object.entries(ReversalReasonText).map(([code, label]) => ({ value: Number(code), label }))

/** For an invoice of the provider, which makes the red letter. */
export function ReverseDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('invoices', { onUserError: 'inline' })

  const submit = async ({ reason }: { reason: ReversalReasonCode }) => {
    const done = await command.run('reverse', () => reverseInvoice(invoice.invoiceId, reason))
    if (!done) return
    message.success(done)
    onClose()
  }

  return (
    <FormDialog
      title="红冲"
      okText="开具红字发票"
      command={command}
      about={`${invoice.payerName}，发票 ${formatYuan(invoice.invoiceAmt)} 元，订单已退款 ${formatYuan(invoice.refundedAmt)} 元。红字发票为退款中还没有冲红的部分。`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="reason" label="冲红原因" rules={[{ required: true, message: messages.redReason }]}>
        <RadioField label="冲红原因" options={reasons} />
      </Form.Item>
    </FormDialog>
  )
}
