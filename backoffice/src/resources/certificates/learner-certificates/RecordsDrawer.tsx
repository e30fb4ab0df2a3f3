import { Tabs } from 'antd'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { Ledger } from './Ledger'
import { StudyRecords } from './StudyRecords'
import { UploadRecords } from './UploadRecords'
import type { CourseEduLog } from '../../../lib/apiTypes'

interface Props {
  log: CourseEduLog
  onClose: () => void
  onChanged: () => unknown
}

export function RecordsDrawer({ log, onClose, onChanged }: Props) {
  return (
    <SideDrawer title={log.courseName} width="min(820px, 100vw)" onClose={onClose}>
      <Tabs
        items={[
          { key: 'uploads', label: '上传记录', children: <UploadRecords log={log} onChanged={onChanged} /> },
          { key: 'study', label: '学习记录', children: <StudyRecords log={log} /> },
          { key: 'ledger', label: '学时来源', children: <Ledger log={log} /> },
        ]}
      />
    </SideDrawer>
  )
}
