import { useState } from 'react'
import { panelProps, TabBar } from '~/components/ui/TabBar'
import type { CourseEduLog } from '~/lib/http/wire'
import styles from './EduLogRecords.module.css'
import { StudyRecords } from './StudyRecords'

const tabs = ['学习记录'] as const
type Tab = (typeof tabs)[number]

export function EduLogRecords({ log }: { log: CourseEduLog }) {
  const [tab, setTab] = useState<Tab>('学习记录')
  const group = `${log.courseEduLogId}-`
  return (
    <>
      <TabBar
        label={`${log.courseName}的记录`}
        tabs={tabs}
        group={group}
        selected={tab}
        onSelect={setTab}
      />
      <div {...panelProps(tab, group)} className={styles.panel}>
        <StudyRecords log={log} />
      </div>
    </>
  )
}
