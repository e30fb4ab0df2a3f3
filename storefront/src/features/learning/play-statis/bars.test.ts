import { expect, test } from 'vitest'
import { barsOf, shareOf, totalOf } from './bars'

test('a week has seven bars, including days without study', () => {
  const dayPlayTimes = [
    { day: '2026-05-10', totalPlayTime: 60 },
    { day: '2026-05-05', totalPlayTime: 30 },
  ]
  const bars = barsOf('week', { since: '2026-05-04', dayPlayTimes })
  expect(bars.map(({ period }) => period.slice(8))).toEqual(['04', '05', '06', '07', '08', '09', '10'])
  expect(bars[1]!.seconds).toBe(30)
  expect(totalOf(bars)).toBe(90)
})

test('all time has one bar per month, the oldest first', () => {
  const dayPlayTimes = [
    { day: '2026-05-10', totalPlayTime: 60 },
    { day: '2026-04-30', totalPlayTime: 20 },
    { day: '2026-04-01', totalPlayTime: 10 },
  ]
  expect(barsOf('all', { since: null, dayPlayTimes })).toEqual([
    { period: '2026-04', seconds: 30 },
    { period: '2026-05', seconds: 60 },
  ])
})

test('a short bar stays visible, an empty one empty', () => {
  expect(shareOf(1, 10_000)).toBe(3)
  expect(shareOf(0, 10_000)).toBe(0)
  expect(shareOf(5, 10)).toBe(50)
})
