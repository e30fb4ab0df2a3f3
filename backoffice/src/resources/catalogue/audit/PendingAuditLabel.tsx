import { useList } from '@refinedev/core'
import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { Badge } from 'antd'

export function PendingAuditLabel() {
  const { result } = useList({
    resource: 'courses',
    filters: [{ field: 'courseStatus', operator: 'eq', value: [CourseStatus.Auditing] }],
    pagination: { currentPage: 1, pageSize: 5 },
    queryOptions: { staleTime: 0 },
  })
  const waiting = result.total ?? 0
  return (
    <>
      待审核
      {waiting > 0 && <Badge count={waiting} size="small" style={{ marginInlineStart: 6, boxShadow: 'none' }} />}
    </>
  )
}
