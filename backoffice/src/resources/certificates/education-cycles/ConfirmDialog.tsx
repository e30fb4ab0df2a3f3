import { CycleReasonMax } from '@zhuxue/api/terms/certificates'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { CycleDetail } from '../../../lib/apiTypes'
import { confirmOutsideHours } from './calls'

/** Hours of another provider count from now on. */
export function ConfirmDialog(props: {
  hours: CycleDetail['outsideHours'][number]
  onClose: () => void
  onDone: () => void
}) {
  const { hours, onClose, onDone } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const submit = async ({ reason }: { reason: string }) => {
    const done = await command.run('confirm', () => confirmOutsideHours(hours.outsideHoursId, reason.trim()))
    if (!done) return
    message.success(done.msg)
    onDone()
  }
  return (
    <FormDialog
      title="确认自报学时"
      okText="确认"
      command={command}
      about={`${hours.providerName} ${hours.day} 的 ${hours.minutes} 分钟将计入本周期，学员不能再删除。请先核对培训证明。`}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="依据"
        needed="请填写依据"
        maxCharacters={CycleReasonMax}
        placeholder="例如：已核对协会培训证书原件"
      />
    </FormDialog>
  )
}
