import { useList } from '@refinedev/core'
import type { SelectProps } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Select } from './Select'
import type { Course } from '../../lib/apiTypes'

type Option = Pick<Course, 'courseId' | 'courseName'>

/** Searches courses by name. `known` labels the selected ones, which may not be in the results. */
export function CourseSelect(
  props: SelectProps<number> & {
    types: number[]
    known?: Option[]
    except?: number
    resource?: 'courses' | 'teacher-courses'
  }
) {
  const { types, known = [], except, resource = 'courses', ...select } = props
  const [typed, setTyped] = useState('')
  const courseName = useDeferredValue(typed.trim())

  const { result, query } = useList<Option & { id: number }>({
    resource,
    filters: [
      { field: 'courseName', operator: 'eq', value: courseName },
      { field: 'courseType', operator: 'eq', value: types },
    ],
    pagination: { pageSize: 20 },
    queryOptions: { staleTime: 30_000 },
  })

  const found = new Map([...known, ...result.data].map((course) => [course.courseId, course]))
  found.delete(except ?? 0)

  return (
    <Select
      showSearch
      allowClear
      filterOption={false}
      placeholder="输入名称查找"
      notFoundContent={query.isFetching ? '正在查找' : '没有找到'}
      loading={query.isFetching}
      onSearch={setTyped}
      options={[...found.values()].map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
      {...select}
    />
  )
}
