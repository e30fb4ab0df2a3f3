import { messages, PayoutReasonMax } from '@zhuxue/api/terms/statistics/statements'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { call } from '../../../providers/api'
import type { PayoutDialogProps } from './PayoutDialog'

export function CancelPayoutDialog({ statement, onClose, onDone }: PayoutDialogProps) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const { channelId, channelName, month, payout } = statement

  const submit = async ({ reason }: { reason: string }) => {
    const done = await command.run('cancel', () =>
      call('DELETE /api/admin/statements/:channelId/:month/payout', {
        params: { channelId, month },
        body: { reason: reason.trim() },
      })
    )
    if (!done) return
    message.success(messages.payoutCancelled)
    onDone()
  }

  return (
    <FormDialog
      title="撤销支付标记"
      okText="撤销支付标记"
      okButtonProps={{ danger: true }}
      command={command}
      about={`${channelName} ${month} 的对账单标记为 ${payout?.paidOn} 支付。撤销后变为未支付，渠道可以看到。`}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="撤销原因"
        needed={messages.reasonNeeded}
        maxCharacters={PayoutReasonMax}
        placeholder="例如：银行退票，款项没有到账"
      />
    </FormDialog>
  )
}
