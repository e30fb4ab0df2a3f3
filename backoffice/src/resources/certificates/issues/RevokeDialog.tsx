import { RevokeReasonMax, messages } from '@zhuxue/api/terms/certificates'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { CertificateIssue } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Props {
  issue: Pick<CertificateIssue, 'issueId' | 'number' | 'userName'>
  onClose: () => void
  onDone: () => void
}

/** Irreversible; the reason is public (docs/product.md 10.9). */
export function RevokeDialog({ issue, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const submit = async ({ reason }: { reason: string }) => {
    const revoke = () =>
      call('POST /api/admin/certificate-issues/:id/revoke', {
        params: { id: issue.issueId },
        body: { reason: reason.trim() },
      })
    if (!(await command.run('revoke', revoke))) return
    message.success(messages.revoked)
    onDone()
  }

  return (
    <FormDialog
      title="作废证书"
      okText="作废"
      okButtonProps={{ danger: true }}
      command={command}
      about={
        <>
          {issue.userName}的证书 {issue.number} 作废后不能恢复，可以重新打印。
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
