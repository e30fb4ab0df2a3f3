import { PrintAboveMinutes } from '@zhuxue/api/terms/certificates'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { IssueList } from './IssueList'
import styles from './Certificates.module.css'
import { useState } from 'react'
import type { Certificate, CertificateIssue, CourseEduLog } from '~/lib/http/apiTypes'
import { PrintDialog } from './PrintDialog'
import { SubjectCertificates } from './SubjectCertificates'

export function CertificateList() {
  const { data, failed, loading, reload } = useFetch(load, 'certificates')
  const printed = useFetch(() => api.certificates.issues.issues.index({}), 'certificate issues')
  const reloadAll = () => Promise.all([reload(), printed.failed && printed.reload()])
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
      {failed ? (
        <FailedState onRetry={reloadAll} />
      ) : data ? (
        <Subjects certificates={data.certs} nextRecords={data.nextRecords} isLoading={loading} />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
      {printed.failed && !failed && <FailedState onRetry={printed.reload} />}
      <IssueList issues={printed.data?.issues ?? []} />
    </div>
  )
}

async function load() {
  const [{ certs, unprintable }, { nextRecords }] = await Promise.all([
    api.certificates.certificates.index({}),
    api.certificates.nextRecords.index({}),
  ])
  return { certs, unprintable, nextRecords }
}

type Loaded = { certificates: Certificate[]; nextRecords: CourseEduLog[]; isLoading: boolean }

function Subjects({ certificates, nextRecords, isLoading }: Loaded) {
  if (certificates.length === 0) {
    return (
      <EmptyState icon={icons.certificate} text="还没有学时，学完继续教育课程的一个章节后会出现在这里">
        <a className="btn btn--primary" href={paths.myCourse}>
          我的课程
        </a>
      </EmptyState>
    )
  }
  const subjects = [...new Set(certificates.map(({ certSubject }) => certSubject))]
  return (
    <div className={styles.subjects} data-loading={isLoading}>
      {subjects.map((subject) => (
        <SubjectCertificates
          key={subject}
          certificates={certificates.filter(({ certSubject }) => certSubject === subject)}
          nextRecords={nextRecords}
        />
      ))}
    </div>
  )
}

type Props = { certificates: Certificate[]; unprintable: string[]; issues: CertificateIssue[]; onPrinted: () => void }

function PrintBar({ certificates, unprintable, issues, onPrinted }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const canPrint = certificates.some(({ usedHours }) => usedHours > PrintAboveMinutes)
  return (
    <>
      <button type="button" className={canPrint ? 'btn btn--primary' : 'btn'} onClick={() => setIsOpen(true)}>
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
