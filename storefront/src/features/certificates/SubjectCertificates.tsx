import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { CertificateStatus, CertificateStatusText, PrintAboveMinutes } from '@zhuxue/api/terms/certificates'
import { ProgressBar } from '~/components/ui/ProgressBar'
import { formatHours } from '~/lib/hours'
import { formatMinutes, minute } from '~/lib/format'
import type { Certificate, CourseEduLog } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { RecordLink } from '~/features/certificates/shared/RecordLink'
import { RecordSteps } from '~/features/certificates/shared/RecordSteps'
import styles from './Certificates.module.css'

type Props = {
  certificates: Certificate[]
  /** The most advanced first. */
  nextRecords: CourseEduLog[]
}

/** The certificates of one subject, each with the uploaded minutes and the next step. */
export function SubjectCertificates({ certificates, nextRecords }: Props) {
  const { certSubject } = certificates[0]!
  return (
    <section className={`sheet ${styles.subject}`} aria-label={CertSubjectText[certSubject]}>
      <h2>{CertSubjectText[certSubject]}</h2>
      <ul>
        {certificates.map((certificate) => (
          <li key={certificate.furtherEduCertId}>
            <Line certificate={certificate} nextRecords={nextRecords} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ certificate, nextRecords }: Pick<Props, 'nextRecords'> & { certificate: Certificate }) {
  const { furtherEduCertId, certSubject, requiredCourse, usedHours, availableHours, heldHours } = certificate
  const nextRecord = nextRecords.find((one) => one.furtherEduCertId === furtherEduCertId)
  // One button of the page is primary.
  const isFirst = nextRecord !== undefined && nextRecord === nextRecords[0]
  const kind = RequiredCourseText[requiredCourse]
  const isPassed = certificate.certificateStatus === CertificateStatus.Pass
  return (
    <article className={styles.line} aria-label={`${CertSubjectText[certSubject]}${kind}`}>
      <div className={styles.progress}>
        <p>
          <strong>{kind}</strong> {formatMinutes(usedHours)}/{PrintAboveMinutes} 已上传
          {isPassed && <span className="tag tag--moss">{CertificateStatusText.pass}</span>}
        </p>
        <ProgressBar label={`${kind}已上传学时`} value={usedHours} max={PrintAboveMinutes} tone="moss" />
      </div>
      <dl className={styles.facts}>
        <Fact name="未上传学时" value={formatHours(availableHours)} />
        <Fact name="已上传学时" value={formatHours(usedHours)} />
        {heldHours > 0 && <Fact name="待通过测试" value={formatHours(heldHours)} />}
        <Fact name="开始时间" value={minute(certificate.createTime)} />
      </dl>
      {nextRecord && (
        <div className={styles.next}>
          <p>{nextRecord.courseName}</p>
          <RecordSteps record={nextRecord} />
        </div>
      )}
      <div className={styles.actions}>
        {nextRecord && <RecordLink record={nextRecord} className={isFirst ? 'btn btn--primary' : 'btn'} />}
        <a
          className="btn"
          href={paths.certificate(furtherEduCertId)}
          aria-label={`上传学时明细 ${CertSubjectText[certSubject]}${kind}`}
        >
          上传学时明细
        </a>
      </div>
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
