import { MinutesDetail } from '~/components/ui/MinutesDetail'
import { useId, useState } from 'react'
import { CourseEduLogStatusText } from '@zhuxue/api/terms/certificates/course_edu_logs'
import { HourKindText } from '@zhuxue/api/terms/certificates/ledger'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { minute } from '~/lib/format'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { EduLogActions } from './EduLogActions'
import styles from './EduLogCard.module.css'
import { EduLogRecords } from './EduLogRecords'
import { RecordSteps } from '~/features/certificates/shared/RecordSteps'

const tagClasses: Record<CourseEduLog['courseEduLogStatus'], string> = {
  learning: 'tag',
  learned: 'tag tag--amber',
  pass: 'tag tag--moss',
  uploaded: 'tag tag--moss',
}

export function EduLogCard({ log, onChanged }: { log: CourseEduLog; onChanged: () => void }) {
  const [open, setOpen] = useState(false)
  const [uploads, setUploads] = useState(0)
  const records = useId()
  return (
    <article className={`sheet ${styles.card}`} aria-label={log.courseName}>
      <div className={styles.facts}>
        <h3>
          <a href={paths.course(log.courseId)}>{log.courseName}</a>
          <span className={tagClasses[log.courseEduLogStatus]}>{CourseEduLogStatusText[log.courseEduLogStatus]}</span>
        </h3>
        <p className={styles.since}>开始时间 {minute(log.createTime)}</p>
        <dl className={styles.minutes}>
          <MinutesDetail name="总学时" value={log.totalTime} />
          <MinutesDetail name="未上传" value={log.availableHours} />
          <MinutesDetail name="已上传" value={log.usedHours} />
          {log.withdrawnHours > 0 && <MinutesDetail name={HourKindText.refund} value={log.withdrawnHours} />}
          {log.heldHours > 0 && <MinutesDetail name="待通过测试" value={log.heldHours} />}
        </dl>
        <RecordSteps record={log} className={styles.steps} />
      </div>
      <EduLogActions
        log={log}
        onChanged={() => {
          setUploads(uploads + 1)
          onChanged()
        }}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={records}
        onClick={() => setOpen(!open)}
      >
        上传记录和学习记录
        <Icon path={icons.down} size={16} />
      </button>
      <div id={records} className={styles.records} hidden={!open}>
        {open && <EduLogRecords log={log} uploads={uploads} onChanged={onChanged} />}
      </div>
    </article>
  )
}
