import { HeartbeatRejectionText } from '@zhuxue/api/terms/learning'
import type { TableProps } from 'antd'
import { useState } from 'react'
import { numberColumn } from '../../../components/list/columns'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { PlayHeartbeat } from '../../../lib/apiTypes'

const pageSize = 20

/** The heartbeats of a player. */
export function Heartbeats({ sessionId }: { sessionId: number }) {
  const [page, setPage] = useState(1)
  const { query, data } = useApiQuery('GET /api/admin/play-sessions/:id/beats', {
    params: { id: sessionId },
    queryParams: { page, pageSize },
    queryOptions: { refetchOnWindowFocus: false },
    errorNotification: false,
  })
  return (
    <PageTable<PlayHeartbeat>
      noun="心跳"
      rowKey="seq"
      columns={columns}
      dataSource={data?.playBeats}
      loading={query.isLoading}
      error={query.error}
      onRetry={() => void query.refetch()}
      pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: setPage, hideOnSinglePage: true, showSizeChanger: false }} // prettier-ignore
      scroll={{ x: 520 }}
    />
  )
}

const columns: TableProps<PlayHeartbeat>['columns'] = [
  numberColumn<PlayHeartbeat>({ title: '序号', dataIndex: 'seq', width: 60 }),
  {
    title: '时间',
    dataIndex: 'beatTime',
    width: 86,
    className: 'numeric',
    render: (time: string) => <span title={time}>{time.slice(11)}</span>,
  },
  {
    title: '位置（秒）',
    key: 'position',
    width: 104,
    render: (_, { positionFrom, positionTo }) => `${positionFrom} → ${positionTo}`,
  },
  numberColumn<PlayHeartbeat>({ title: '上报', dataIndex: 'claimedSeconds' }),
  numberColumn<PlayHeartbeat>({ title: '计入', dataIndex: 'creditedSeconds' }),
  {
    title: '未计入的原因',
    dataIndex: 'reason',
    render: (reason: PlayHeartbeat['reason']) => (reason ? HeartbeatRejectionText[reason] : '—'),
  },
]
