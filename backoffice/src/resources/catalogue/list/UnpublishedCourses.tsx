import { useList, type HttpError } from '@refinedev/core'
import { CourseStatus, VideoTypes } from '@zhuxue/api/terms/catalogue'
import { Typography } from 'antd'
import { PageTable } from '../../../components/list/PageTable'
import type { Course } from '../../../lib/apiTypes'
import { columnsOf } from './columns'
import { useRowActions } from './useRowActions'

/** Unpublished courses with their switch, for the overview. */
export function UnpublishedCourses() {
  const actions = useRowActions('courses')
  const { result, query } = useList<Course & { id: number }, HttpError>({
    resource: 'courses',
    filters: [
      { field: 'courseStatus', operator: 'eq', value: CourseStatus.Unpublish },
      { field: 'courseType', operator: 'eq', value: VideoTypes.map(String) },
    ],
    pagination: { currentPage: 1, pageSize: 10 },
  })
  const columns = columnsOf(['name', 'type', 'teacher', 'price', 'publish'], {
    name: '课程名称',
    detail: '/board/admin/course-detail',
    actions,
  })
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16, margin: '4px 0 12px' }}>
        未发布课程{result.total ? `（${result.total}）` : ''}
      </Typography.Title>
      <PageTable<Course & { id: number }>
        noun="未发布课程"
        rowKey="courseId"
        columns={columns as never}
        dataSource={result.data}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={false}
      />
      {actions.dialog}
    </section>
  )
}
