import { useState } from 'react'
import { panelProps, TabBar } from '~/components/ui/TabBar'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import styles from './EduLogRecords.module.css'
import { HourLedger } from './HourLedger'
import { StudyRecords } from './StudyRecords'
import { UploadRecords } from './UploadRecords'

const tabs = ['上传记录', '学习记录', '学时来源'] as const
type Tab = (typeof tabs)[number]

type Props = {
  log: CourseEduLog
  /** Incremented by every upload from this page, whatever its result. */
  uploads: number
  onChanged: () => void
}

export function EduLogRecords({ log, uploads, onChanged }: Props) {
  const [tab, setTab] = useState<Tab>('上传记录')
  const group = `${log.courseEduLogId}-`
  return (
    <>
      <TabBar label={`${log.courseName}的记录`} tabs={tabs} group={group} selected={tab} onSelect={setTab} />
      {tabs.map((one) => (
        <div key={one} {...panelProps(one, group)} className={styles.panel} hidden={one !== tab}>
          {one === tab && one === '上传记录' && <UploadRecords log={log} uploads={uploads} onSettled={onChanged} />}
          {one === tab && one === '学习记录' && <StudyRecords log={log} />}
          {one === tab && one === '学时来源' && <HourLedger log={log} uploads={uploads} />}
        </div>
      ))}
    </>
  )
}
