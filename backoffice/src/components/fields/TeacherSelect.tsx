import type { SelectProps } from 'antd'
import { Select } from './Select'
import { useApiQuery } from '../hooks/useApiQuery'

export function TeacherSelect({ value, onChange, ...props }: SelectProps) {
  const { query, data } = useApiQuery('GET /api/admin/courses/teachers', { queryOptions: { staleTime: 60_000 } })

  return (
    <Select
      showSearch
      allowClear
      optionFilterProp="label"
      notFoundContent="没有找到讲课专家"
      loading={query.isLoading}
      options={(data?.teachers ?? []).map(({ userId, userName }) => ({ value: String(userId), label: userName }))}
      value={value === undefined || value === null ? undefined : String(value)}
      onChange={onChange}
      {...props}
    />
  )
}
