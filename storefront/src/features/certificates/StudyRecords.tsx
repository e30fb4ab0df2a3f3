import { CreditBlockerText } from '@zhuxue/api/terms/learning/credit_blockers'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import styles from './EduLogRecords.module.css'
import { studyLogColumns, unfinishedColumns } from './studyColumns'

/** Unfinished chapters with their blockers, then the finished ones. */
export function StudyRecords({ log }: { log: CourseEduLog }) {
  const { data, failed, loading, reload } = useFetch(
    () => api.learning.studyLogs.index({ params: { id: log.courseEduLogId } }),
    `study ${log.courseEduLogId}`
  )
  const table = { loading, failed, onRetry: reload, compact: true }
  return (
    <>
      {data && data.hourObstacles.length > 0 && (
        <ul className="note note--amber" aria-label="为什么没有计入学时">
          {data.hourObstacles.map((reason) => (
            <li key={reason}>{CreditBlockerText[reason]}</li>
          ))}
        </ul>
      )}
      {data && data.unfinishedChapters.length > 0 && (
        <>
          <h4>还没有学完的章节</h4>
          <RecordTable
            {...table}
            columns={unfinishedColumns}
            rows={data.unfinishedChapters}
            rowKey={({ courseChapterId }) => courseChapterId}
            empty={null}
          />
          <h4>已学完的章节</h4>
        </>
      )}
      <RecordTable
        {...table}
        columns={studyLogColumns}
        rows={data?.studyLogs}
        rowKey={({ studyLogId }) => studyLogId}
        empty={<p className={styles.nothing}>还没有学完的章节</p>}
      />
    </>
  )
}
