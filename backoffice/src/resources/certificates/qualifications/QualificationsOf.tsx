import { Typography } from 'antd'
import { useState } from 'react'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { PageTable } from '../../../components/list/PageTable'
import type { EducationCycle, Qualification } from '../../../lib/apiTypes'
import { ownCycleColumns } from '../education-cycles/columns'
import { CycleDrawer } from '../education-cycles/CycleDrawer'
import { ownQualificationColumns } from './columns'
import { useQualificationActions } from './useQualificationActions'

const most = { page: 1, pageSize: 50 }
const quiet = { queryOptions: { retry: false }, errorNotification: false } as const

/** Qualifications of one learner, and their cycles. */
export function QualificationsOf({ userId }: { userId: number }) {
  const queryParams = { userId, ...most }
  const qualifications = useApiQuery('GET /api/admin/qualifications', { queryParams, ...quiet })
  const cycles = useApiQuery('GET /api/admin/education-cycles', { queryParams, ...quiet })
  const [opened, setOpened] = useState<EducationCycle | null>(null)
  const refresh = () => {
    void qualifications.query.refetch()
    void cycles.query.refetch()
  }
  const { ask, dialog } = useQualificationActions(refresh)
  return (
    <>
      <PageTable<Qualification>
        unfiltered
        noun="执业证书"
        about="学员可在“专业档案”登记，管理员可以批量导入。"
        rowKey="qualificationId"
        columns={ownQualificationColumns(ask)}
        dataSource={qualifications.data?.qualifications}
        loading={qualifications.query.isPending}
        error={qualifications.query.error}
        onRetry={refresh}
        pagination={false}
        scroll={{ x: 820 }}
      />
      <Typography.Title level={3} style={{ fontSize: 16, margin: '20px 0 12px' }}>
        学时周期
      </Typography.Title>
      <PageTable<EducationCycle>
        unfiltered
        noun="学时周期"
        rowKey="cycleId"
        columns={ownCycleColumns(setOpened)}
        dataSource={cycles.data?.cycles}
        loading={cycles.query.isPending}
        error={cycles.query.error}
        onRetry={refresh}
        pagination={false}
        scroll={{ x: 960 }}
      />
      {dialog}
      {opened && (
        <CycleDrawer
          cycleId={opened.cycleId}
          onClose={() => {
            setOpened(null)
            refresh()
          }}
        />
      )}
    </>
  )
}
