import { expect, test } from 'vitest'
import { fromDays } from './days'
import { daysFilter } from './filters'
import { filterText } from './filterText'

test('an open end of a range is labelled as open', () => {
  const paid = daysFilter('paid', '支付时间', ['from', 'to'])
  expect(filterText(paid, fromDays('2026-05-01', undefined))).toBe('2026-05-01 至 不限')
  expect(filterText(paid, fromDays(undefined, '2026-05-01'))).toBe('不限 至 2026-05-01')
})
