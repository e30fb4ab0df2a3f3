import { RoleText } from '@zhuxue/api/terms/accounts'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { choicesOf, personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import { ALL } from '../../../providers/data'
import type { Filter } from '../../../components/list/filter/FilterBar'

export interface PersonFilters {
  name?: string
  telephone?: string
  /** The number of a course, or words of its name. */
  buyCourse?: string
  role: string
}

export const defaults: PersonFilters = { role: ALL }

export const personFilters: Filter[] = [
  personNameFilter('name'),
  telephoneFilter,
  {
    name: 'buyCourse',
    label: '已购课程',
    field: <Input allowClear placeholder="课程名称或编号" count={charactersUpTo(100)} />,
  },
  { name: 'role', label: '角色', field: <Select options={choicesOf(RoleText)} /> },
]
