import { useState } from 'react'
import type { Certificate, CertificateIssue } from '~/lib/http/wire'
import { PrintDialog } from './PrintDialog'

type Props = { certificates: Certificate[]; issues: CertificateIssue[]; onPrinted: () => void }

export function PrintBar({ certificates, issues, onPrinted }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className="btn btn--primary" onClick={() => setIsOpen(true)}>
        导出证书
      </button>
      {isOpen && (
        <PrintDialog
          certificates={certificates}
          issues={issues}
          onClose={close}
          onPrinted={() => {
            close()
            onPrinted()
          }}
        />
      )}
    </>
  )
}
