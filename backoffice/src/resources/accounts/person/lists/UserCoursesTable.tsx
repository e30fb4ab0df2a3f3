import type { TableProps } from 'antd'
import { useRead } from '../../../../components/hooks/useApiQuery'
import type { UserCourse } from '../../../../lib/apiTypes'
import { keepingRows, PersonTable, usePages } from './PersonTable'

interface Props {
  asked: { userId: number } | { buyerId: number }
  noun: string
  about: string
  columns: TableProps<UserCourse>['columns']
}

/** Courses that somebody may use, or that somebody gave to others. */
export function UserCoursesTable({ asked, noun, about, columns }: Props) {
  const paging = usePages()
  const { query, data } = useRead('GET /api/admin/user-courses', {
    asked: { ...asked, ...paging.pages },
    ...keepingRows,
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
