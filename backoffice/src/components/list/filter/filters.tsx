import { telephoneSearchHint } from '@zhuxue/api/rules'
import { Input } from 'antd'
import { charactersUpTo } from '../../fields/characters'
import { ALL } from '../../../providers/data'
import { pastedTelephone } from '../../normalizePasted'
import { DayRange } from './DayRange'
import { notBackwards } from './days'
import type { Filter } from './FilterBar'

export const personNameFilter = (name: string, label = '姓名'): Filter => ({
  name,
  label,
  field: <Input allowClear placeholder="输入姓名" count={charactersUpTo(20)} />,
})

/** Strips what surrounds a pasted number. */
export const telephoneFilter: Filter = {
  name: 'telephone',
  label: '手机号',
  field: <Input allowClear placeholder={telephoneSearchHint} inputMode="numeric" />,
  normalize: pastedTelephone,
}

/** @param ends the server's names for the first and the last day */
export const daysFilter = (name: string, label: string, ends: [string, string]): Filter => ({
  name,
  label,
  serverNames: ends,
  field: <DayRange />,
  rules: [notBackwards],
})

const all = { value: ALL, label: '全部' }

/** The labels of a constant as options, after 全部. */
export const choicesOf = (text: Record<string, string>) => [
  all,
  ...Object.entries(text).map(([value, label]) => ({ value, label })),
]
