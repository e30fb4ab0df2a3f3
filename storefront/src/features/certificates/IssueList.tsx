import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { IssueStateText, printedCycleText } from '@zhuxue/api/terms/certificates/issues'
import { RecordTable, type Column } from '~/components/ui/list/RecordTable'
import { formatHours } from '~/lib/hours'
import { minute } from '~/lib/format'
import type { CertificateIssue } from '~/lib/http/apiTypes'
import styles from './Print.module.css'
import { downloadIssue } from './printCertificates'

const columns: Column<CertificateIssue>[] = [
  {
    title: '证书编号',
    unlabelled: true,
    className: styles.number,
    cell: ({ number, state }) => (
      <>
        {number} <span className={state === 'valid' ? 'tag tag--moss' : 'tag tag--quiet'}>{IssueStateText[state]}</span>
      </>
    ),
  },
  {
    title: '内容',
    cell: ({ certSubject, parts, minutes: all, cycle }) => (
      <>
        {CertSubjectText[certSubject]} · {parts.map((part) => RequiredCourseText[part.requiredCourse]).join('、')} ·{' '}
        {formatHours(all)}
        {cycle && <small className={styles.cycle}>{printedCycleText(cycle)}</small>}
      </>
    ),
  },
  { title: '打印时间', className: styles.number, cell: ({ issueTime }) => minute(issueTime) },
  {
    title: '操作',
    unlabelled: true,
    cell: ({ issueId, number, verifyPath }) => (
      <span className={styles.actions}>
        <a className="btn btn--small" href={verifyPath} aria-label={`查验 ${number}`}>
          查验
        </a>
        <button
          type="button"
          className="btn btn--small"
          aria-label={`下载 ${number}`}
          onClick={() => downloadIssue(issueId, number)}
        >
          下载
        </button>
      </span>
    ),
  },
]

/** Printed certificates in every state; nothing if there are none. */
export function IssueList({ issues }: { issues: CertificateIssue[] }) {
  if (issues.length === 0) return null
  return (
    <section className={styles.issues}>
      <h2>打印记录</h2>
      <RecordTable
        columns={columns}
        rows={issues}
        rowKey={({ issueId }) => issueId}
        loading={false}
        failed={false}
        onRetry={() => undefined}
        empty={null}
      />
    </section>
  )
}
