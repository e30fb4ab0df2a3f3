import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { messages } from '@zhuxue/api/terms/certificates'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Icon } from '~/components/ui/Icon'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import styles from './CertificateDetail.module.css'
import { EduLogCard } from './EduLogCard'

export function CertificateDetail({ id }: { id: number | null }) {
  const { data, failure, failed, reload } = useFetch(() => load(id!), `certificate ${id}`, { enabled: id !== null })
  // Also for another user's certificate: a retry does not help.
  if (id === null || failure?.code === '404') return <NotFound />
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />

  const { certificate, courseEduLogs } = data
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        <h2>
          {CertSubjectText[certificate.certSubject]} · {RequiredCourseText[certificate.requiredCourse]}
        </h2>
        <a className="btn btn--small" href={paths.myCert}>
          <Icon path={icons.left} size={16} />
          全部证书
        </a>
      </header>
      <div className={styles.notes}>
        <p className="note note--amber">{messages.registerAtProvince}</p>
        <p className="note">{messages.minutesBeforeUpload}</p>
      </div>
      <ul className={styles.logs}>
        {courseEduLogs.map((log) => (
          <li key={log.courseEduLogId}>
            <EduLogCard log={log} onChanged={reload} />
          </li>
        ))}
      </ul>
    </div>
  )
}

async function load(id: number) {
  const [{ certs }, { courseEduLogs }] = await Promise.all([
    api.certificates.certificates.index({}),
    api.certificates.courseEduLogs.index({ params: { id } }),
  ])
  return { certificate: certs.find((one) => one.furtherEduCertId === id)!, courseEduLogs }
}

function NotFound() {
  return (
    <EmptyState icon={icons.certificate} text="没有找到该证书">
      <a className="btn btn--primary" href={paths.myCert}>
        我的证书
      </a>
    </EmptyState>
  )
}
