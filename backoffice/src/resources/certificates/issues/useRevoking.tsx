import { useState } from 'react'
import type { CertificateIssue } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { issueColumns } from './columns'
import { RevokeDialog } from './RevokeDialog'

/** The columns of printed certificates and the dialog of their button 作废. */
export function useRevoking(onRevoked: () => unknown) {
  const [issue, setIssue] = useState<CertificateIssue | null>(null)
  const close = () => setIssue(null)
  const dialog = issue && (
    <RevokeDialog
      title="作废证书"
      about={`${issue.userName}的证书 ${issue.number} 作废后不能恢复，可以重新打印。`}
      revoke={(reason) =>
        call('POST /api/admin/certificate-issues/:id/revoke', { params: { id: issue.issueId }, body: { reason } })
      }
      onClose={close}
      onDone={() => {
        close()
        void onRevoked()
      }}
    />
  )
  return { columns: issueColumns({ onRevoke: setIssue }), dialog }
}
