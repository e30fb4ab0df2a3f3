import { Typography } from 'antd'
import { useState } from 'react'
import { PageTable } from '../../../kit/list/PageTable'
import { useRead } from '../../../kit/hooks/useRead'
import type { CertificateIssue } from '../../../lib/wire'
import { issueColumns } from '../issues/columns'
import { RevokeDialog } from '../issues/RevokeDialog'

/** What was printed for this person; nothing while nothing was. `printed` counts the prints made here. */
export function Prints({ userId, printed }: { userId: string; printed: number }) {
  const [revoking, setRevoking] = useState<CertificateIssue | null>(null)
  const { query, data } = useRead('GET /api/admin/users/:id/certificate-issues', {
    params: { id: userId },
    queryOptions: { queryKey: ['prints', userId, printed], refetchOnWindowFocus: false },
  })
  const issues = data?.issues ?? []
  if (!query.error && issues.length === 0) return null
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16, margin: '4px 0 12px' }}>
        打印记录
      </Typography.Title>
      <PageTable<CertificateIssue>
        noun="证书"
        rowKey="issueId"
        columns={issueColumns({ onRevoke: setRevoking })}
        dataSource={issues.map((issue) => ({ ...issue, userId: Number(userId) }))}
        loading={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        pagination={false}
        scroll={{ x: 1060 }}
      />
      {revoking && (
        <RevokeDialog
          issue={revoking}
          onClose={() => setRevoking(null)}
          onDone={() => {
            setRevoking(null)
            void query.refetch()
          }}
        />
      )}
    </section>
  )
}
