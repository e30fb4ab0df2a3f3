import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { FieldDifference } from '../../../lib/apiTypes'

/** The value of a field on one side; null where it is missing. */
export type FieldSide = FieldDifference['before']

export const auditQueuePath = '/board/admin/course-audit'

export function useDifferences(courseId: string) {
  const { query, data } = useApiQuery('GET /api/admin/courses/:id/differences', {
    params: { id: courseId },
    errorNotification: false,
    queryOptions: { staleTime: 0, gcTime: 0 },
  })
  const { error, isFetching, refetch } = query
  return { differences: data, error, isFetching, refetch }
}
