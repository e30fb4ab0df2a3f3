import { telephoneSearchHint } from '@zhuxue/api/rules'
import { RoleText } from '@zhuxue/api/terms/accounts'
import { Input, Select } from 'antd'
import { ALL } from '../../../providers/data'
import type { Filter } from '../../../kit/list/FilterBar'

export interface PersonFilters {
  name?: string
  telephone?: string
  /** A course by its number, or words of its name. */
  buyCourse?: string
  role: string
}

export const defaults: PersonFilters = { role: ALL }

const roles = Object.entries(RoleText).map(([value, label]) => ({ value, label }))

export const personFilters: Filter[] = [
  {
    name: 'name',
    label: '姓名',
    field: <Input allowClear placeholder="输入姓名中的字" maxLength={20} />,
  },
  {
    name: 'telephone',
    label: '手机号',
    field: (
      <Input allowClear placeholder={telephoneSearchHint} maxLength={11} inputMode="numeric" />
    ),
  },
  {
    name: 'buyCourse',
    label: '已购课程',
    field: <Input allowClear placeholder="课程名称或编号" maxLength={100} />,
  },
  {
    name: 'role',
    label: '角色',
    field: <Select options={[{ value: ALL, label: '全部' }, ...roles]} />,
  },
]
