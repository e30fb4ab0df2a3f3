import { AuditActionText, AuditObjectText } from '@zhuxue/api/terms/core/audit'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { choicesOf, daysFilter } from '../../../components/list/filter/filters'
import type { Filter } from '../../../components/list/filter/FilterBar'

export const auditFilters: Filter[] = [
  { name: 'actor', label: '操作人', field: <Input allowClear placeholder="登录名或姓名" count={charactersUpTo(40)} /> },
  {
    name: 'action',
    label: '操作',
    field: <Select showSearch optionFilterProp="label" options={choicesOf(AuditActionText)} />,
  },
  { name: 'kind', label: '对象', field: <Select options={choicesOf(AuditObjectText)} /> },
  {
    name: 'number',
    label: '对象编号',
    field: <Input allowClear placeholder="与对象一起使用" count={charactersUpTo(20)} inputMode="numeric" />,
  },
  daysFilter('days', '时间', ['from', 'to']),
]
