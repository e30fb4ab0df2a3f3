import { RevokeReasonMax, messages } from '@zhuxue/api/terms/certificates'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'

interface Props {
  title: string
  about: ReactNode
  revoke: (reason: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Irreversible; the reason is public (docs/product.md 10.9). */
export function RevokeDialog({ title, about, revoke, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const submit = async ({ reason }: { reason: string }) => {
    if (!(await command.run('revoke', () => revoke(reason.trim())))) return
    message.success(messages.revoked)
    onDone()
  }

  return (
    <FormDialog
      title={title}
      okText="作废"
      okButtonProps={{ danger: true }}
      command={command}
      about={about}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="作废原因"
        needed={messages.revokeReason}
        maxCharacters={RevokeReasonMax}
        placeholder={messages.revokeReasonShown}
      />
    </FormDialog>
  )
}
