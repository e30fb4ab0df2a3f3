import { Typography } from 'antd'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { CertificateIssue } from '../../../lib/apiTypes'
import { ForeignCertificates } from './ForeignCertificates'
import { useRevoking } from '../issues/useRevoking'

/**
 * The printed and imported certificates of this user, hidden when there are none. `printed` counts the prints made here, to refetch.
 */
export function Prints({ userId, printed }: { userId: string; printed: number }) {
  const { query, data } = useApiQuery('GET /api/admin/users/:id/certificate-issues', {
    params: { id: userId },
    queryOptions: { queryKey: ['prints', userId, printed], refetchOnWindowFocus: false },
  })
  const { columns, dialog } = useRevoking(query.refetch)
  const issues = data?.issues ?? []
  const foreign = (
    <ForeignCertificates
      certificates={data?.foreign ?? []}
      loading={query.isFetching}
      onChanged={() => query.refetch()}
    />
  )
  if (!query.error && issues.length === 0) return foreign
  return (
    <>
      <section>
        <Typography.Title level={2} style={{ fontSize: 16, margin: '4px 0 12px' }}>
          打印记录
        </Typography.Title>
        <PageTable<CertificateIssue>
          noun="证书"
          rowKey="issueId"
          columns={columns}
          dataSource={issues.map((issue) => ({ ...issue, userId: Number(userId) }))}
          loading={query.isFetching}
          error={query.error}
          onRetry={() => void query.refetch()}
          pagination={false}
          scroll={{ x: 1060 }}
        />
        {dialog}
      </section>
      {foreign}
    </>
  )
}
