import { expect, test } from 'vitest'
import { liveMoment, timeLeft } from './liveMoment'

const lesson = { liveStatus: 'unstarted' as const, liveMinutes: 90, liveStartsAt: '2026-11-28 19:30:00' }

test('a lesson shows when it begins', () => {
  expect(liveMoment(lesson, '2026-11-23')).toEqual({
    text: '11月28日（周六）19:30 开播',
    short: '11月28日 19:30 开播',
    startsAtMs: Date.UTC(2026, 10, 28, 11, 30),
  })
})

test('a lesson of another year shows the year', () => {
  expect(liveMoment(lesson, '2027-01-02')?.text).toBe('2026年11月28日（周六）19:30 开播')
})

test('a past lesson shows when it was', () => {
  const over = { ...lesson, liveStatus: 'completed' as const }
  expect(liveMoment(over, '2026-12-01')?.text).toBe('11月28日（周六）19:30 直播')
  expect(liveMoment({ ...lesson, liveStartsAt: null })).toBeNull()
})

test.each([
  [3 * 86_400_000 + 4 * 3_600_000, '距开播 3天4小时'],
  [2 * 3_600_000 + 5 * 60_000, '距开播 2小时5分'],
  [65_000, '距开播 1分05秒'],
  [0, '老师还没有开播'],
  [-1, '老师还没有开播'],
])('%i ms are formatted as %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text)
})
