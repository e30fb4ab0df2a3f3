import { ReversalReasonText, ReversalState, WrongInvoice, messages } from '@zhuxue/api/terms/invoices'
import type { ReversalReasonCode } from '@zhuxue/api/terms/invoices'
import { App, Form } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { RadioField } from '../../components/fields/RadioField'
import { formatYuan } from '../../components/format'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { reverseInvoice } from './calls'
import { isReversedByProvider } from './invoice'
import { NumberField } from './NumberField'
import type { Invoice } from '../../lib/apiTypes'

interface Values {
  reason: ReversalReasonCode
  redNumber?: string
}

const reasons = Object.entries(ReversalReasonText).map(([code, label]) => ({ value: Number(code), label }))

/** The provider makes the red letter of its invoice; that of another invoice is made elsewhere and recorded here. */
export function ReverseDialog(props: { invoice: Invoice; hasIssuer: boolean; onClose: () => void }) {
  const { invoice, hasIssuer, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation('invoices', { onUserError: 'inline' })
  const [form] = Form.useForm<Values>()
  const reason = Form.useWatch('reason', form)
  const isByProvider = isReversedByProvider(invoice, hasIssuer)
  const isRefunded = invoice.reversal === ReversalState.Needed

  const submit = async ({ reason: chosen, redNumber }: Values) => {
    const done = await command.run('reverse', () => reverseInvoice(invoice.invoiceId, chosen, redNumber || undefined))
    if (!done) return
    message.success(done)
    onClose()
  }

  return (
    <FormDialog<Values>
      title={isByProvider ? '红冲' : '标记冲红'}
      okText={isByProvider ? '开具红字发票' : '标记'}
      command={command}
      form={form}
      about={aboutOf(invoice, isByProvider)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label="冲红原因"
        extra={reason === undefined ? unchosenText(isRefunded) : amountText(invoice, reason)}
        rules={[{ required: true, message: messages.redReason }]}
      >
        <RadioField
          label="冲红原因"
          options={reasons.map((one) => ({ ...one, disabled: !isRefunded && one.value !== WrongInvoice }))}
        />
      </Form.Item>
      {!isByProvider && <NumberField name="redNumber" label="红字发票号码" />}
    </FormDialog>
  )
}

const unchosenText = (isRefunded: boolean) => (isRefunded ? undefined : '订单没有退款，只能因开票有误冲红。')

const wrongText = '整张发票冲红，并按订单剩余金额生成新的开票申请，买家可以修改开票信息。'

function amountText({ validAmt, refundToReverseAmt }: Invoice, reason: ReversalReasonCode): string {
  const isWrong = reason === WrongInvoice
  const amount = `红字发票金额 ${formatYuan(isWrong ? validAmt : refundToReverseAmt)} 元。`
  return isWrong ? amount + wrongText : amount
}

function aboutOf({ payerName, invoiceAmt, refundedAmt }: Invoice, isByProvider: boolean): string {
  const refund = refundedAmt > 0 ? `，订单已退款 ${formatYuan(refundedAmt)} 元` : ''
  const how = isByProvider
    ? '因退款冲红时，红字发票为退款中还没有冲红的部分。'
    : '请先在税务平台开具红字发票，本次操作会记入操作日志。'
  return `${payerName}，发票 ${formatYuan(invoiceAmt)} 元${refund}。${how}`
}
