import { expect, test } from 'vitest'
import { businessNow, recentDays } from './days'

test('the day is counted in the business time zone', () => {
  const evening = businessNow(new Date('2026-11-21T16:30:00Z'))
  expect(evening.format('YYYY-MM-DD HH:mm:ss')).toBe('2026-11-22 00:30:00')
  expect(businessNow(new Date('2026-11-21T15:59:59Z')).format('YYYY-MM-DD')).toBe('2026-11-21')
})

test('the last seven days end today and are seven', () => {
  const [, week] = recentDays()
  expect(week.value[1].diff(week.value[0], 'day')).toBe(6)
})
