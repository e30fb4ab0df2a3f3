import { foreignMessages, issuedByText } from '@zhuxue/api/terms/certificates/foreign'
import { RevokeReasonMax, messages } from '@zhuxue/api/terms/certificates'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { ForeignCertificate } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Props {
  certificate: ForeignCertificate
  onClose: () => void
  onDone: () => void
}

/** Irreversible; the reason is public, as that of a printed certificate. */
export function RevokeForeignDialog({ certificate, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const { foreignCertificateId: id, issuer, number } = certificate

  const submit = async ({ reason }: { reason: string }) => {
    const revoke = () =>
      call('POST /api/admin/foreign-certificates/:id/revoke', { params: { id }, body: { reason: reason.trim() } })
    if (!(await command.run('revoke', revoke))) return
    message.success(messages.revoked)
    onDone()
  }

  return (
    <FormDialog
      title="作废其他平台的证书"
      okText="作废"
      okButtonProps={{ danger: true }}
      command={command}
      about={
        <>
          {issuedByText(issuer)}的证书 {number} 作废后不能恢复。{foreignMessages.revokeOnlyHere}
        </>
      }
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
