import { DismissalNoteMax, bankMessages } from '@zhuxue/api/terms/commerce/bank_transfers'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { formatYuan } from '../../../components/format'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { BankLine } from '../../../lib/apiTypes'
import { dismissLine } from './calls'

/** For other income of the account. */
export function DismissDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('bank-lines', { onUserError: 'inline' })

  const submit = async ({ note }: { note: string }) => {
    if (!(await command.run('dismiss', () => dismissLine(line.lineId, note.trim())))) return
    message.success(bankMessages.dismissed)
    onClose()
  }

  return (
    <FormDialog
      title="忽略这笔流水"
      okText="忽略"
      command={command}
      about={
        <>
          {line.payerName} 汇入 {formatYuan(line.amount)} 元。用于与订单无关的收入，不会退款，也不会改动订单。
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="note"
        label="原因"
        needed={bankMessages.noteNeeded}
        maxCharacters={DismissalNoteMax}
        placeholder="例如：房租退款，与订单无关"
      />
    </FormDialog>
  )
}
