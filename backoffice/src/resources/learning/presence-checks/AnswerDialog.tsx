import { PresenceLength, PresenceMomentText, messages } from '@zhuxue/api/terms/accounts/presence'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { PresenceCheck } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Props {
  check: PresenceCheck
  onClose: () => void
  onDone: () => void
}

/** Staff have verified the learner themselves, for example by video. */
export function AnswerDialog({ check, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const { checkId, userName, courseName, moment } = check

  const submit = async ({ reason }: { reason: string }) => {
    const answer = () =>
      call('POST /api/admin/presence-checks/:id/staff-answers', {
        params: { id: checkId },
        body: { reason: reason.trim() },
      })
    const response = await command.run('answer', answer)
    if (!response) return
    message.success(response.msg)
    onDone()
  }

  return (
    <FormDialog
      title="确认身份已核实"
      okText="确认已核实"
      command={command}
      about={`${userName}在《${courseName}》的“${PresenceMomentText[moment]}”核验将记为由您核实通过，之后计时继续。请先与本人视频核对身份证件。`}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="核实方式和结果"
        needed={messages.reason}
        maxCharacters={PresenceLength.reason}
        placeholder="例如：视频通话，本人与身份证照片一致"
      />
    </FormDialog>
  )
}
