import { ChangeReasonMax, messages } from '@zhuxue/api/terms/accounts'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'

interface Values {
  reason: string
}

export interface AccountChange {
  title: string
  about: string
  okText: string
  placeholder: string
  /** @returns the text of the toast */
  run: (reason: string) => Promise<string>
}

/** One change of what the person may do, with the reason for the audit log. */
export function ChangeAccountDialog({ change, onClose }: { change: AccountChange; onClose: () => void }) {
  const { title, about, okText, placeholder, run } = change
  const { message } = App.useApp()
  const command = useApiMutation('people', { onUserError: 'inline' })
  const submit = async ({ reason }: Values) => {
    const done = await command.run('change', () => run(reason.trim()))
    if (done === undefined) return
    message.success(done)
    onClose()
  }
  return (
    <FormDialog<Values>
      title={title}
      okText={okText}
      okButtonProps={{ danger: true }}
      command={command}
      about={about}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="原因"
        needed={messages.changeReasonRequired}
        maxCharacters={ChangeReasonMax}
        placeholder={placeholder}
      />
    </FormDialog>
  )
}
