import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { certificateColumns } from './certificateColumns'
import { IssueList } from './IssueList'
import styles from './Certificates.module.css'
import { useState } from 'react'
import type { Certificate, CertificateIssue } from '~/lib/http/apiTypes'
import { PrintDialog } from './PrintDialog'

export function CertificateList() {
  const { data, failed, loading, reload } = useFetch(() => api.certificates.certificates.index({}), 'certificates')
  const printed = useFetch(() => api.certificates.issues.issues.index({}), 'certificate issues')
  const reloadAll = () => Promise.all([reload(), printed.failed && printed.reload()])
  const isHeld = data?.certs.some(({ heldHours }) => heldHours > 0) ?? false
  return (
    <div className={styles.list}>
      <div className={styles.more}>
        <a className="btn" href={paths.transcript}>
          学习档案
        </a>
        <a className="btn" href={paths.subjectPapers}>
          科目试卷
        </a>
        {data && data.certs.length > 0 && (
          <PrintBar
            certificates={data.certs}
            unprintable={data.unprintable}
            issues={printed.data?.issues ?? []}
            onPrinted={printed.reload}
          />
        )}
      </div>
      <RecordTable
        columns={certificateColumns(isHeld)}
        rows={data?.certs}
        rowKey={({ furtherEduCertId }) => furtherEduCertId}
        loading={loading}
        failed={failed}
        onRetry={reloadAll}
        empty={
          <EmptyState icon={icons.certificate} text="还没有学时，学完继续教育课程的一个章节后会出现在这里">
            <a className="btn btn--primary" href={paths.myCourse}>
              我的课程
            </a>
          </EmptyState>
        }
      />
      {printed.failed && !failed && <FailedState onRetry={printed.reload} />}
      <IssueList issues={printed.data?.issues ?? []} />
    </div>
  )
}

type Props = { certificates: Certificate[]; unprintable: string[]; issues: CertificateIssue[]; onPrinted: () => void }

function PrintBar({ certificates, unprintable, issues, onPrinted }: Props) {
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
          unprintable={unprintable}
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
