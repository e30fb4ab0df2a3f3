import { Drawer, Tabs } from 'antd'
import { StudyRecords } from './StudyRecords'
import type { CourseEduLog } from '../../../lib/wire'

export function RecordsDrawer({ log, onClose }: { log: CourseEduLog; onClose: () => void }) {
  return (
    <Drawer open title={log.courseName} width="min(760px, 100vw)" onClose={onClose}>
      <Tabs items={[{ key: 'study', label: '学习记录', children: <StudyRecords log={log} /> }]} />
    </Drawer>
  )
}
