import { useList } from '@refinedev/core'
import type { SelectProps } from 'antd'
import { Select } from '../../../components/fields/Select'
import type { Member } from '../../../lib/apiTypes'

export function ChannelSelect({ value, onChange, ...props }: SelectProps) {
  const { result, query } = useList<Member & { id: number }>({
    resource: 'channels',
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 60_000 },
  })

  return (
    <Select
      showSearch
      allowClear
      placeholder="全部"
      optionFilterProp="label"
      notFoundContent="没有找到渠道"
      loading={query.isLoading}
      options={result.data.map(({ userId, userName, exclusiveCode }) => ({
        value: String(userId),
        label: exclusiveCode ? `${userName}（${exclusiveCode}）` : userName,
      }))}
      value={value === undefined || value === null ? undefined : String(value)}
      onChange={onChange}
      {...props}
    />
  )
}
