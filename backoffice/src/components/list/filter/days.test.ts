import { expect, test } from 'vitest'
import { businessNow, fromDays, isBackwards, notBackwards, recentDays, toDays } from './days'

test('the current day is that of the business time zone', () => {
  const evening = businessNow(new Date('2026-11-21T16:30:00Z'))
  expect(evening.format('YYYY-MM-DD HH:mm:ss')).toBe('2026-11-22 00:30:00')
  expect(businessNow(new Date('2026-11-21T15:59:59Z')).format('YYYY-MM-DD')).toBe('2026-11-21')
})

test('the last seven days include today', () => {
  const [, week] = recentDays()
  expect(week.value[1].diff(week.value[0], 'day')).toBe(6)
})

test('a range with one open end survives the URL', () => {
  expect(toDays(fromDays('2026-05-01', undefined))).toEqual({ from: '2026-05-01', to: undefined })
  expect(toDays(fromDays('', '2026-05-01'))).toEqual({ from: undefined, to: '2026-05-01' })
  expect(fromDays(undefined, 'yesterday')).toBeNull()
})

test.each([
  [fromDays('2026-05-02', '2026-05-01'), true],
  [fromDays('2026-05-01', '2026-05-01'), false],
  [fromDays('2026-05-02', undefined), false],
  [null, false],
])('only a range whose end precedes its start is rejected', async (days, expected) => {
  expect(isBackwards(days)).toBe(expected)
  const rejection = await notBackwards.validator(null, days).catch(({ message }) => message)
  expect(rejection).toBe(expected ? '结束日期不能早于开始日期' : undefined)
})
