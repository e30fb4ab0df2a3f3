import type { CrudFilter } from '@refinedev/core'
import { Radio } from 'antd'
import { activeFilters } from '../../kit/list/filter/activeFilters'
import { defaults, reversalsOnly, toQuery, waitingOnly, type InvoiceFilters } from './filters'

const views: { value: string; label: string; filters: InvoiceFilters }[] = [
  { value: 'all', label: '全部', filters: defaults },
  { value: 'waiting', label: '开票中', filters: waitingOnly },
  { value: 'reversals', label: '待冲红', filters: reversalsOnly },
]

const keyOf = (query: object) => JSON.stringify(Object.entries(query).sort())
const keyOfView = (filters: InvoiceFilters) =>
  keyOf(activeFilters(Object.entries(toQuery(filters)).map(([field, value]) => ({ field, value }) as never)))

export function QuickViews(props: { filters: CrudFilter[]; onChoose: (filters: InvoiceFilters) => void }) {
  const now = keyOf(activeFilters(props.filters))
  return (
    <Radio.Group
      aria-label="常用筛选"
      optionType="button"
      value={views.find(({ filters }) => keyOfView(filters) === now)?.value ?? null}
      onChange={({ target }) => props.onChoose(views.find(({ value }) => value === target.value)!.filters)}
      options={views.map(({ value, label }) => ({ value, label }))}
    />
  )
}
