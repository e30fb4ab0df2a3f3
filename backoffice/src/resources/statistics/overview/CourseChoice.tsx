import { useList } from '@refinedev/core'
import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { useDebounced } from '../../../components/hooks/useDebounced'
import type { Course } from '../../../lib/apiTypes'

/** Selects one published course by its name, or all. */
export function CourseChoice(props: { value: number | undefined; onChange: (courseId: number | undefined) => void }) {
  const [typed, setTyped] = useState('')
  const courseName = useDebounced(typed)
  const { result, query } = useList<Course & { id: number }>({
    resource: 'courses',
    filters: [
      { field: 'courseStatus', operator: 'eq', value: CourseStatus.Published },
      { field: 'courseName', operator: 'eq', value: courseName || undefined },
    ],
    pagination: { currentPage: 1, pageSize: 20 },
  })
  return (
    <Select
      {...props}
      allowClear
      showSearch
      filterOption={false}
      onSearch={setTyped}
      aria-label="课程"
      placeholder="全部课程"
      style={{ width: 220 }}
      loading={query.isFetching}
      notFoundContent={query.isFetching ? '正在查找' : '没有找到'}
      options={result.data.map((course) => ({ value: course.courseId, label: course.courseName }))}
    />
  )
}
