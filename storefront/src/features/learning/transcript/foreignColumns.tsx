import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { ForeignStateText, issuedByText } from '@zhuxue/api/terms/certificates/foreign'
import type { Column } from '~/components/ui/list/RecordTable'
import { downloadForeignCertificate } from '~/features/certificates/printCertificates'
import { formatHours } from '~/lib/hours'
import type { Transcript } from '~/lib/http/apiTypes'
import styles from './Transcript.module.css'

type Foreign = Transcript['foreign'][number]

/** Certificates of other providers: their file, if it was imported, is downloaded by its owner only. */
export const foreignColumns: Column<Foreign>[] = [
  {
    title: '证书',
    className: styles.name,
    cell: ({ title, issuer }) => (
      <>
        {title}
        <br />
        <span className={styles.issuer}>{issuedByText(issuer)}</span>
      </>
    ),
  },
  { title: '证书编号', className: `${styles.long} ${styles.time}`, cell: ({ number }) => number },
  {
    title: '状态',
    className: styles.long,
    cell: ({ state, reason }) => (reason ? `${ForeignStateText[state]}：${reason}` : ForeignStateText[state]),
  },
  {
    title: '颁发日期',
    className: styles.time,
    cell: ({ issuedOn, expiresOn }) => (
      <>
        {issuedOn}
        {expiresOn && (
          <>
            <br />
            <span className={styles.issuer}>有效期至 {expiresOn}</span>
          </>
        )}
      </>
    ),
  },
  { title: '文件', cell: (row) => <File row={row} /> },
  { title: '内容', className: `${styles.long} ${styles.wide}`, cell: contentOf },
]

function contentOf({ certSubject, requiredCourse, minutes }: Foreign): string {
  const parts = [
    certSubject && CertSubjectText[certSubject],
    requiredCourse !== null && RequiredCourseText[requiredCourse],
    minutes !== null && formatHours(minutes),
  ]
  return parts.filter(Boolean).join(' · ') || '—'
}

function File({ row: { foreignCertificateId: id, number, hasFile } }: { row: Foreign }) {
  if (!hasFile) return '—'
  return (
    <button
      type="button"
      className="btn btn--small"
      aria-label={`下载 ${number}`}
      onClick={() => downloadForeignCertificate(id, number)}
    >
      下载
    </button>
  )
}
