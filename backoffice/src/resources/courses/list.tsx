import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link } from 'react-router'
import { FilterBar } from '../../kit/FilterBar'
import { Page } from '../../kit/Page'
import { SortableTable } from '../../kit/SortableTable'
import { PageTable } from '../../kit/PageTable'
import { useListing } from '../../kit/useListing'
import { useMay } from '../../kit/useMay'
import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { ALL } from '../../providers/data'
import type { Course } from './course'
import { useCourseColumns } from './columns'
import { courseFilters } from './filters'
import { useReorder } from './useReorder'

/** Specification section 9: further education first, and every status. */
const defaults = {
  courseType: '5',
  courseStatus: Object.values(CourseStatus) as string[],
  recommended: ALL,
}

/** Back office 2.5: what the platform sells and shows, for admins and (read only) auditors. */
export function CourseList() {
  const may = useMay('courses')
  const listing = useListing<Course, typeof defaults>({ resource: 'courses', defaults })
  const { tableProps, tableQuery, searchFormProps, reset } = listing
  const columns = useCourseColumns()
  const move = useReorder({
    ...listing,
    rows: listing.result.data,
    total: listing.result.total ?? 0,
  })

  const table = {
    ...tableProps,
    noun: '课程',
    rowKey: 'courseId' as const,
    columns,
    scroll: { x: may('publish') ? 1090 : 940 },
    error: tableQuery.error,
    onRetry: () => void tableQuery.refetch(),
  }

  return (
    <Page
      title="课程管理"
      extra={
        may('create') && (
          <Link to="/board/admin/course-detail">
            <Button type="primary" icon={<PlusOutlined />}>
              新增课程
            </Button>
          </Link>
        )
      }
    >
      <FilterBar
        form={searchFormProps}
        filters={courseFilters(may('chooseTeacher'))}
        onReset={reset}
        busy={tableQuery.isFetching}
        cell={232}
      />
      {may('reorder') ? <SortableTable {...table} onMove={move} /> : <PageTable {...table} />}
    </Page>
  )
}
