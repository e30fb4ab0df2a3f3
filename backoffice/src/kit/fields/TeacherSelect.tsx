import { useList } from '@refinedev/core'
import { Select, type SelectProps } from 'antd'
import type { Member } from '../../lib/wire'

export function TeacherSelect({ value, onChange, ...props }: SelectProps) {
  const { result, query } = useList<Member & { id: number }>({
    resource: 'users',
    filters: [{ field: 'roleId', operator: 'eq', value: 'teacher' }],
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 60_000 },
  })

  return (
    <Select
      showSearch
      allowClear
      optionFilterProp="label"
      notFoundContent="没有找到讲课专家"
      loading={query.isLoading}
      options={result.data.map(({ userId, userName }) => ({
        value: String(userId),
        label: userName,
      }))}
      value={value === undefined || value === null ? undefined : String(value)}
      onChange={onChange}
      {...props}
    />
  )
}
