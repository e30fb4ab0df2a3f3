import { LoginEventText } from '@zhuxue/api/terms/accounts'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { choicesOf, daysFilter } from '../../../components/list/filter/filters'
import { fromDays, toDays, type DateRange } from '../../../components/list/filter/days'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { ALL } from '../../../providers/data'

export interface LoginLogFilters {
  loginName?: string
  userId?: string
  event: string
  succeeded: string
  days?: DateRange
}

export const defaults: LoginLogFilters = { event: ALL, succeeded: ALL }

export const toQuery = ({ days, userId, ...rest }: LoginLogFilters): Record<string, unknown> => ({
  ...rest,
  userId: userId?.replace(/\D/g, '') || undefined,
  ...toDays(days),
})

export function fromQuery({ from, to, ...rest }: Record<string, unknown>): LoginLogFilters {
  return { ...defaults, ...(rest as Partial<LoginLogFilters>), days: fromDays(from, to) }
}

export const loginLogFilters: Filter[] = [
  {
    name: 'loginName',
    label: '登录名',
    field: <Input allowClear placeholder="登录名开头、完整号码或后四位" count={charactersUpTo(40)} />,
  },
  { name: 'event', label: '事件', field: <Select options={choicesOf(LoginEventText)} /> },
  {
    name: 'succeeded',
    label: '结果',
    field: (
      <Select
        options={[
          { value: ALL, label: '全部' },
          { value: 'true', label: '成功' },
          { value: 'false', label: '失败' },
        ]}
      />
    ),
  },
  {
    name: 'userId',
    label: '用户编号',
    field: <Input allowClear placeholder="数字编号" count={charactersUpTo(10)} inputMode="numeric" />,
  },
  daysFilter('days', '时间', ['from', 'to']),
]
