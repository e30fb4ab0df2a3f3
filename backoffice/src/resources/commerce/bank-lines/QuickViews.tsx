import type { CrudFilter } from '@refinedev/core'
import { Radio } from 'antd'
import { activeFilters } from '../../../components/list/filter/activeFilters'
import { views, type BankLineFilters } from './filters'

const asText = (query: object) => JSON.stringify(Object.entries(query).sort())
const textOf = (values: BankLineFilters) =>
  asText(activeFilters(Object.entries(values).map(([field, value]): CrudFilter => ({ field, operator: 'eq', value }))))

export function QuickViews(props: { filters: CrudFilter[]; onChoose: (values: BankLineFilters) => void }) {
  const now = asText(activeFilters(props.filters))
  return (
    <Radio.Group
      aria-label="常用筛选"
      optionType="button"
      value={views.find(({ values }) => textOf(values) === now)?.name ?? null}
      onChange={({ target }) => props.onChoose(views.find(({ name }) => name === target.value)!.values)}
      options={views.map(({ name, label }) => ({ value: name, label }))}
    />
  )
}
