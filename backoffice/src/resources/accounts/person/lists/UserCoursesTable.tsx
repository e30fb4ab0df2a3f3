import type { TableProps } from 'antd'
import { useApiQuery } from '../../../../components/hooks/useApiQuery'
import type { UserCourse } from '../../../../lib/apiTypes'
import { keepPreviousData, PersonTable, usePagination } from './PersonTable'

interface Props {
  queryParams: { userId: number } | { buyerId: number }
  noun: string
  about: string
  columns: TableProps<UserCourse>['columns']
}

/** Courses that a user owns or has assigned to others. */
export function UserCoursesTable({ queryParams, noun, about, columns }: Props) {
  const paging = usePagination()
  const { query, data } = useApiQuery('GET /api/admin/user-courses', {
    queryParams: { ...queryParams, ...paging.pages },
    ...keepPreviousData,
  })
  return (
    <PersonTable<UserCourse>
      rowKey="userCourseId"
      width={800}
      rows={data?.userCourses}
      total={data?.total}
      {...{ noun, about, columns, query, paging }}
    />
  )
}
