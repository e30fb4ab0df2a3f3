import { useList, type HttpError } from '@refinedev/core'
import { CourseStatusText, type CourseStatus } from '@zhuxue/api/terms/catalogue'
import type { TableProps } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '../../../components/charts/Panel'
import { PageTable } from '../../../components/list/PageTable'
import type { Course } from '../../../lib/apiTypes'
import { courseStudyPathOf } from '../paths'

/**
 * The courses of a teacher, each with a link to its study statistics.
 * @param teacherId the teacher whose page an admin views
 */
export function Courses({ teacherId }: { teacherId?: number }) {
  const [page, setPage] = useState({ currentPage: 1, pageSize: 10 })
  const { result, query } = useList<Course & { id: number }, HttpError>({
    resource: teacherId ? 'courses' : 'teacher-courses',
    filters: teacherId ? [{ field: 'teacherId', operator: 'eq', value: teacherId }] : [],
    pagination: page,
    errorNotification: false,
  })
  const viewerRole = teacherId ? 'admin' : 'teacher'
  const columns: TableProps<Course>['columns'] = [
    {
      title: '课程名称',
      dataIndex: 'courseName',
      render: (name: string, { courseId }) => (
        <Link to={courseStudyPathOf(viewerRole, courseId)} aria-label={`${name}的学习情况`}>
          {name}
        </Link>
      ),
    },
    {
      title: '状态',
      dataIndex: 'courseStatus',
      width: 120,
      render: (status: CourseStatus) => CourseStatusText[status],
    },
  ]
  return (
    <Panel title="课程学习情况">
      <PageTable<Course>
        noun="课程"
        about="有了课程，这里可以看到学员学到哪一章。"
        rowKey="courseId"
        columns={columns}
        dataSource={result.data}
        loading={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        pagination={{
          current: page.currentPage,
          pageSize: page.pageSize,
          total: result.total ?? 0,
          onChange: (currentPage, pageSize) => setPage({ currentPage, pageSize }),
        }}
      />
    </Panel>
  )
}
