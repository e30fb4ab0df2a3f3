import { messages, PayoutNoteMax } from '@zhuxue/api/terms/statistics/statements'
import { App, DatePicker, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { businessNow } from '../../../components/list/filter/days'
import { reasonRule } from '../../../components/fields/reasonRule'
import { formatYuan } from '../../../components/format'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { Statement } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Values {
  paidOn: Dayjs
  note?: string
}

export interface PayoutDialogProps {
  statement: Statement
  onClose: () => void
  onDone: () => void
}

/** Marks a closed statement as paid (docs/product.md 14.2). */
export function PayoutDialog({ statement, onClose, onDone }: PayoutDialogProps) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const { channelId, channelName, month, commission, closeTime } = statement

  const submit = async ({ paidOn, note }: Values) => {
    const body = { paidOn: paidOn.format('YYYY-MM-DD'), note: note?.trim() || undefined }
    const done = await command.run('pay', () =>
      call('POST /api/admin/statements/:channelId/:month/payout', { params: { channelId, month }, body })
    )
    if (!done) return
    message.success(messages.markedPaid)
    onDone()
  }

  return (
    <FormDialog<Values>
      title="标记已支付"
      okText="标记已支付"
      command={command}
      about={
        <>
          {channelName} {month}，佣金 <strong>{formatYuan(commission)}</strong>{' '}
          元。对账单的金额不变，渠道可以看到支付日期和说明。
        </>
      }
      initialValues={{ paidOn: businessNow() }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="paidOn" label="支付日期" rules={[{ required: true, message: messages.paidOnNeeded }]}>
        <DatePicker
          allowClear={false}
          style={{ width: 200 }}
          minDate={closeTime ? dayjs(closeTime.slice(0, 10)) : undefined}
          maxDate={businessNow()}
          placeholder="请选择日期"
        />
      </Form.Item>
      <Form.Item name="note" label="说明" rules={[reasonRule]}>
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 6 }}
          count={charactersUpTo(PayoutNoteMax)}
          showCount
          placeholder="例如：对公转账，回单号 20261105-0912"
        />
      </Form.Item>
    </FormDialog>
  )
}
