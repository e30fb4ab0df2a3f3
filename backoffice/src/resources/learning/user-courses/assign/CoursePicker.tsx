import { useList } from '@refinedev/core'
import { CourseTypeText, type CourseType } from '@zhuxue/api/terms/catalogue'
import { Tag, type SelectProps } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Select } from '../../../../components/fields/Select'
import type { Course as WireCourse } from '../../../../lib/apiTypes'
import type { Course } from './useAssign'

const eq = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value })

/** All published courses that are not shipped goods: the first hundred, others by search. */
export function CoursePicker(props: SelectProps<Course>) {
  const [typed, setTyped] = useState('')
  const courseName = useDeferredValue(typed.trim())
  const { result, query } = useList<WireCourse & { id: number }>({
    resource: 'courses',
    filters: [eq('courseName', courseName), eq('courseType', ['1', '2', '5', '6']), eq('courseStatus', ['published'])],
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 30_000 },
  })

  return (
    <Select<Course>
      labelInValue
      showSearch
      allowClear
      filterOption={false}
      placeholder="输入课程名称查找"
      notFoundContent={query.isFetching ? '正在查找' : query.error ? '没有加载出来' : '没有找到'}
      loading={query.isFetching}
      onSearch={setTyped}
      options={result.data.map(({ courseId, courseName, courseType }) => ({
        value: courseId,
        label: courseName,
        courseType,
      }))}
      optionRender={({ label, data }) => (
        <span style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
          <span style={{ flex: 1, minWidth: 0, whiteSpace: 'normal' }}>{label}</span>
          <Tag bordered={false} style={{ margin: 0 }}>
            {CourseTypeText[data.courseType as CourseType]}
          </Tag>
        </span>
      )}
      {...props}
    />
  )
}
