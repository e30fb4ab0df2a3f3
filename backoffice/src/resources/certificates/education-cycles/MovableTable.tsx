import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { Button, type TableProps } from 'antd'
import { useState } from 'react'
import { numberColumn } from '../../../components/list/columns'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag } from '../../../components/list/StatusTag'
import { useSelection } from '../../../components/list/useSelection'
import type { CycleDetail, MovableHours } from '../../../lib/apiTypes'
import { MoveDialog } from './MoveDialog'

const keyOf = ({ hourEntryId }: MovableHours) => hourEntryId
const nameOf = ({ courseName, day }: MovableHours) => `${courseName} ${day}`
const placeText = { here: '本周期', none: '周期外' }

/** Uploaded hours that count for this cycle or for none. */
export function MovableTable({ cycle, onMoved }: { cycle: CycleDetail; onMoved: () => void }) {
  const selection = useSelection<MovableHours>(String(cycle.cycleId), keyOf)
  const [isMoving, setMoving] = useState(false)
  return (
    <>
      <PageTable<MovableHours>
        unfiltered
        noun="可转移的学时"
        about="计入本周期或周期外的已上传学时会列在这里。"
        rowKey="hourEntryId"
        columns={columns}
        dataSource={cycle.movable}
        pagination={false}
        scroll={{ x: 620 }}
        selection={{ ...selection, nameOf }}
      />
      <Button
        type="primary"
        style={{ marginTop: 12 }}
        disabled={!selection.rows.length}
        onClick={() => setMoving(true)}
      >
        {selection.rows.length ? `转移 ${selection.rows.length} 条学时` : '选择后转移'}
      </Button>
      {isMoving && (
        <MoveDialog
          cycle={cycle}
          hours={selection.rows}
          onClose={() => setMoving(false)}
          onDone={() => {
            setMoving(false)
            selection.clear()
            onMoved()
          }}
        />
      )}
    </>
  )
}

const columns: TableProps<MovableHours>['columns'] = [
  {
    title: '课程',
    dataIndex: 'courseName',
    render: (name: string, { certSubject, requiredCourse }) => (
      <>
        {name}
        <SecondaryText>
          {CertSubjectText[certSubject]} {RequiredCourseText[requiredCourse]}
        </SecondaryText>
      </>
    ),
  },
  numberColumn<MovableHours>({ title: '分钟', dataIndex: 'minutes', width: 84 }),
  { title: '计入日期', dataIndex: 'day', width: 112, className: 'numeric' },
  {
    title: '现在计入',
    dataIndex: 'countsHere',
    width: 100,
    render: (here: boolean) => (
      <StatusTag of={here ? 'here' : 'none'} text={placeText} tone={{ here: 'processing', none: 'default' }} />
    ),
  },
]
