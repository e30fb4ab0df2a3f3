import { telephoneSearchHint } from '@zhuxue/api/rules'
import { DatePicker, Input } from 'antd'
import { ALL } from '../../providers/data'
import { pastedTelephone } from '../pasted'
import { recentDays, thisMonth } from './days'
import type { Filter } from './FilterBar'

export const personNameFilter = (name: string, label = '姓名'): Filter => ({
  ...{ name, label },
  field: <Input allowClear placeholder="输入姓名" maxLength={20} />,
})

/** A number that was pasted from elsewhere loses what stands around it. */
export const telephoneFilter: Filter = {
  name: 'telephone',
  label: '手机号',
  field: <Input allowClear placeholder={telephoneSearchHint} inputMode="numeric" />,
  normalize: pastedTelephone,
}

export const daysFilter = (name: string, label: string): Filter => ({
  ...{ name, label },
  field: <DatePicker.RangePicker presets={[...recentDays(), thisMonth()]} />,
})

const all = { value: ALL, label: '全部' }

/** The labels of a term as choices, after 全部. */
export const choicesOf = (text: Record<string, string>) => [
  all,
  ...Object.entries(text).map(([value, label]) => ({ value, label })),
]
