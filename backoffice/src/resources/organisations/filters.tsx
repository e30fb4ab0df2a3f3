import { OrganisationState, OrganisationStateText } from '@zhuxue/api/terms/organisations'
import { Input } from 'antd'
import { charactersUpTo } from '../../components/fields/characters'
import { Select } from '../../components/fields/Select'
import { choicesOf } from '../../components/list/filter/filters'
import type { Filter } from '../../components/list/filter/FilterBar'

export interface OrganisationFilters {
  state: string
  keyword?: string
}

export const defaults: OrganisationFilters = { state: OrganisationState.Pending }

export const organisationFilters: Filter[] = [
  { name: 'state', label: '状态', field: <Select options={choicesOf(OrganisationStateText)} /> },
  {
    name: 'keyword',
    label: '单位',
    field: <Input allowClear placeholder="名称或完整信用代码" count={charactersUpTo(60)} />,
  },
]
