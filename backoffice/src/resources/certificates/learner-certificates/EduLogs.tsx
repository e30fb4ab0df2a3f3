import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { eduLogColumns } from './eduLogColumns'
import { EvidenceDialog } from './EvidenceDialog'
import { RecordsDrawer } from './RecordsDrawer'
import styles from './UserCert.module.css'
import type { CourseEduLog } from '../../../lib/apiTypes'

interface Props {
  certificateId: number
  title: string
  /** The user chose this certificate: the focus goes there, which also scrolls on a phone. */
  isChosen: boolean
  /** Incremented by every correction to refetch the minutes. */
  corrections: number
  onChanged: () => unknown
}

/** The study records of the courses of one certificate. */
export function EduLogs(props: Props) {
  const { certificateId, title, isChosen, corrections, onChanged } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const focusChosen = useEffectEvent(() => {
    if (isChosen) heading.current?.focus()
  })
  useEffect(() => focusChosen(), [])
  const [shown, setShown] = useState<CourseEduLog | null>(null)
  const [disputed, setDisputed] = useState<CourseEduLog | null>(null)
  const { query, data } = useApiQuery('GET /api/user/course-edu-logs/further-edu-cert-id/:id', {
    params: { id: certificateId },
    errorNotification: false,
  })

  const reload = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (corrections) reload()
  }, [corrections])

  return (
    <section className={styles.logs} aria-label={`${title}的课程学时`}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}的课程学时
      </h2>
      <PageTable<CourseEduLog>
        noun="课程学时"
        rowKey="courseEduLogId"
        columns={eduLogColumns({ onOpen: setShown, onEvidence: setDisputed })}
        dataSource={data?.courseEduLogs}
        loading={query.isLoading}
        error={query.error}
        onRetry={() => void query.refetch()}
        pagination={false}
        scroll={{ x: 1140 }}
      />
      {disputed && <EvidenceDialog log={disputed} onClose={() => setDisputed(null)} />}
      {shown && (
        <RecordsDrawer
          log={shown}
          onClose={() => setShown(null)}
          onChanged={() => {
            void query.refetch()
            onChanged()
          }}
        />
      )}
    </section>
  )
}
