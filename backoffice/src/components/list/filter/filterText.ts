import { Input } from 'antd'
import { isDayjs } from 'dayjs'
import { isValidElement } from 'react'
import { ALL } from '../../../providers/data'
import type { Filter } from './filter'

interface Option {
  value: unknown
  label?: unknown
}

const optionsOf = ({ field }: Filter): Option[] =>
  (isValidElement<{ options?: Option[] }>(field) && field.props.options) || []

/** The value of a filter as text; a value that a field looks up by itself is only "chosen". */
export function filterText(filter: Filter, value: unknown): string {
  const { field } = filter
  const options = optionsOf(filter)
  const isTyped = isValidElement(field) && field.type === Input
  const wordOf = (one: unknown): string => {
    const label = options.find((option) => option.value === one)?.label
    if (typeof label === 'string') return label
    if (one === null) return '不限'
    if (isDayjs(one)) return one.format('YYYY-MM-DD')
    return isTyped ? String(one) : '已选'
  }
  if (!Array.isArray(value)) return wordOf(value)
  return value.map(wordOf).join(value.some(isDayjs) ? ' 至 ' : '、')
}

/** The value of a filter that restricts nothing. */
export const emptyFilterValue = (filter: Filter) =>
  optionsOf(filter).some(({ value }) => value === ALL) ? ALL : undefined
