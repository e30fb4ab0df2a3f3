import { messages } from '@zhuxue/api/terms/accounts/sessions'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { liftStaffHold } from '../users/calls'

/** After a reset by SMS, once the admin knows that it was the user. */
export function LiftHoldDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('people', { onUserError: 'inline' })
  const submit = async ({ reason }: { reason: string }) => {
    if (!(await command.run('hold', () => liftStaffHold(userId, reason)))) return
    message.success('后台权限已恢复')
    onClose()
  }
  return (
    <FormDialog
      title="恢复后台权限"
      okText="恢复"
      command={command}
      about="该用户通过短信重置了密码，且没有开启二次验证。请先用其他方式确认是本人操作。"
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="恢复原因"
        needed={messages.holdReasonNeeded}
        maxCharacters={200}
        placeholder="例如：本人到办公室核实了身份"
      />
    </FormDialog>
  )
}
