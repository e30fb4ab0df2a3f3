import { CycleEntryKindText } from '@zhuxue/api/terms/certificates'
import { useInvalidate } from '@refinedev/core'
import { Descriptions, Skeleton, Tabs, type TableProps } from 'antd'
import { useState } from 'react'
import { compactDescriptions } from '../../../components/compactDescriptions'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { FailedNotice } from '../../../components/FailedNotice'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { dateColumn, numberColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import type { CycleDetail } from '../../../lib/apiTypes'
import { targetLines } from '../targetLines'
import { ConfirmDialog } from './ConfirmDialog'
import { MovableTable } from './MovableTable'

type Entry = CycleDetail['entries'][number]
type Outside = CycleDetail['outsideHours'][number]

/** One cycle: what it owes, what counts, what the learner reported, and hours that can be moved. */
export function CycleDrawer({ cycleId, onClose }: { cycleId: number; onClose: () => void }) {
  const invalidate = useInvalidate()
  const [confirming, setConfirming] = useState<Outside | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/education-cycles/:id', {
    params: { id: cycleId },
    errorNotification: false,
  })
  const cycle = data?.cycle
  const refresh = () => {
    void query.refetch()
    void invalidate({ resource: 'education-cycles', invalidates: ['list'] })
  }

  return (
    <SideDrawer
      title={cycle ? `${cycle.userName} · ${cycle.kindName}` : '学时周期'}
      width="min(820px, 100vw)"
      onClose={onClose}
    >
      {query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !cycle ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <>
          <Descriptions {...compactDescriptions} items={factsOf(cycle)} style={{ marginBottom: 16 }} />
          <Tabs
            items={[
              {
                key: 'entries',
                label: '计入明细',
                children: (
                  <PageTable<Entry>
                    unfiltered
                    noun="记录"
                    about="上传的学时被省平台确认后，按规则计入周期。"
                    rowKey="entryId"
                    columns={entryColumns}
                    dataSource={cycle.entries}
                    pagination={false}
                    scroll={{ x: 720 }}
                  />
                ),
              },
              {
                key: 'movable',
                label: `转移学时 ${cycle.movable.length}`,
                children: <MovableTable cycle={cycle} onMoved={refresh} />,
              },
              {
                key: 'outside',
                label: `自报学时 ${cycle.outsideHours.length}`,
                children: (
                  <PageTable<Outside>
                    unfiltered
                    noun="自报学时"
                    about="学员登记的其他机构学时，确认后才计入本周期。"
                    rowKey="outsideHoursId"
                    columns={outsideColumns(setConfirming)}
                    dataSource={cycle.outsideHours}
                    pagination={false}
                    scroll={{ x: 560 }}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      {confirming && (
        <ConfirmDialog
          hours={confirming}
          onClose={() => setConfirming(null)}
          onDone={() => {
            setConfirming(null)
            refresh()
          }}
        />
      )}
    </SideDrawer>
  )
}

const factsOf = (cycle: CycleDetail) => [
  { key: 'number', label: '注册编号', children: cycle.numberMasked ?? '—' },
  { key: 'employer', label: '聘用单位', children: cycle.employerName ?? '—' },
  { key: 'days', label: '周期', children: `${cycle.startsOn} 至 ${cycle.endsOn}` },
  { key: 'apply', label: '申请截止', children: cycle.applyUntil },
  {
    key: 'targets',
    label: '完成情况',
    children: (
      <div>
        {targetLines(cycle).map(({ key, text }) => (
          <div key={key}>{text}</div>
        ))}
      </div>
    ),
  },
]

const requiredText = (required: 0 | 1) => (required ? '必修' : '选修')

const entryColumns: TableProps<Entry>['columns'] = [
  { title: '种类', dataIndex: 'kind', width: 88, render: (kind: Entry['kind']) => CycleEntryKindText[kind] },
  {
    title: '来源',
    dataIndex: 'courseName',
    render: (name: string | null, { reason, actorName, requiredCourse }) => (
      <>
        {name ?? reason ?? '—'}
        <SecondaryText>
          {[requiredText(requiredCourse), name && reason, actorName].filter(Boolean).join(' · ')}
        </SecondaryText>
      </>
    ),
  },
  numberColumn<Entry>({ title: '分钟', dataIndex: 'minutes', width: 84 }),
  { title: '计入日期', dataIndex: 'day', width: 112, className: 'numeric' },
  dateColumn<Entry>({ title: '记录时间', dataIndex: 'createTime' }),
]

const outsideColumns = (onConfirm: (hours: Outside) => void): TableProps<Outside>['columns'] => [
  {
    title: '培训机构',
    dataIndex: 'providerName',
    render: (name: string, { requiredCourse }) => (
      <>
        {name}
        <SecondaryText>{requiredText(requiredCourse)}</SecondaryText>
      </>
    ),
  },
  numberColumn<Outside>({ title: '分钟', dataIndex: 'minutes', width: 84 }),
  { title: '学习日期', dataIndex: 'day', width: 112, className: 'numeric' },
  {
    title: '操作',
    key: 'actions',
    width: 80,
    render: (_, hours) => (
      <LinkButton aria-label={`确认 ${hours.providerName} ${hours.day}`} onClick={() => onConfirm(hours)}>
        确认
      </LinkButton>
    ),
  },
]
