import { BankSerialMax, bankMessages } from '@zhuxue/api/terms/commerce/bank_transfers'
import { App, Form, Input } from 'antd'
import { Link } from 'react-router'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { formatYuan } from '../../../components/format'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { Refund } from '../../../lib/apiTypes'
import { bankLinePath } from '../paths'
import { recordSerial } from './calls'

/** The account is masked here; the bank shows it whole. */
function payerOf({ bankLine }: Refund) {
  if (!bankLine) return '付款账户'
  const account = bankLine.payerAccount && `（账号 ${bankLine.payerAccount}）`
  return (
    <>
      付款账户 <Link to={bankLinePath(bankLine.lineId)}>{bankLine.payerName || '银行流水'}</Link>
      {account}
    </>
  )
}

/** The money was transferred back by hand. */
export function SerialDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('refunds', { onUserError: 'inline' })

  const submit = async ({ bankSerial }: { bankSerial: string }) => {
    if (!(await command.run('serial', () => recordSerial(refund.refundId, bankSerial.trim())))) return
    message.success(bankMessages.serialStored)
    onClose()
  }

  return (
    <FormDialog
      title="登记流水号"
      okText="登记"
      command={command}
      about={
        <>
          请先通过网上银行把 {formatYuan(refund.refundAmt)} 元退回{payerOf(refund)}
          ，再登记汇出的流水号。登记后退款完成。
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="bankSerial"
        label="汇出流水号"
        rules={[{ required: true, whitespace: true, message: bankMessages.serialNeeded }]}
      >
        <Input className="numeric" count={charactersUpTo(BankSerialMax)} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
