import { BankLineState, bankMessages } from '@zhuxue/api/terms/commerce/bank_transfers'
import { App, Form, Input } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { formatYuan } from '../../../components/format'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { BankLine } from '../../../lib/apiTypes'
import { matchLine } from './calls'
import { Candidates } from './Candidates'

/** For a payer who forgot the code or wrote a wrong one. */
export function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reference: string }>()
  const command = useApiMutation('bank-lines', { onUserError: 'inline' })

  const submit = async ({ reference }: { reference: string }) => {
    if (!(await command.run('match', () => matchLine(line.lineId, reference.trim())))) return
    message.success(bankMessages.matchedByHand)
    onClose()
  }

  return (
    <FormDialog
      title="匹配订单"
      okText="匹配"
      form={form}
      command={command}
      initialValues={{ reference: line.lineState === BankLineState.Proposed ? line.orderId! : '' }}
      about={
        <>
          {line.payerName} 汇入 {formatYuan(line.amount)} 元，附言：{line.remark || '空'}。匹配后还需要确认才会入账。
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="reference"
        label="付款码或订单号"
        rules={[{ required: true, pattern: /^\s*(\d{8}|\d{20})\s*$/, message: bankMessages.referenceNeeded }]}
      >
        <Input className="numeric" inputMode="numeric" autoComplete="off" placeholder="8 位付款码或 20 位订单号" />
      </Form.Item>
      <Candidates line={line} onChoose={(reference) => form.setFieldValue('reference', reference)} />
    </FormDialog>
  )
}
