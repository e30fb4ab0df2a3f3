import { useState } from 'react'
import type { CertificateIssue } from '../../../lib/apiTypes'
import { issueColumns } from './columns'
import { RevokeDialog } from './RevokeDialog'

/** The columns of printed certificates and the dialog of their button 作废. */
export function useRevoking(onRevoked: () => unknown) {
  const [issue, setIssue] = useState<CertificateIssue | null>(null)
  const close = () => setIssue(null)
  const dialog = issue && (
    <RevokeDialog
      issue={issue}
      onClose={close}
      onDone={() => {
        close()
        void onRevoked()
      }}
    />
  )
  return { columns: issueColumns({ onRevoke: setIssue }), dialog }
}
