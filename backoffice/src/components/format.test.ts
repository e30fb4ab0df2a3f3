import { expect, test } from 'vitest'
import { formatClock, formatCount, formatPercent, formatPoints, longClock, sumYuan, formatYuan } from './format'

test('amounts have two decimals; anything else is shown as --', () => {
  expect(formatYuan(1234.5)).toBe('1,234.50')
  expect(formatYuan('0')).toBe('0.00')
  expect(formatYuan(null)).toBe('--')
  expect(formatYuan('abc')).toBe('--')
})

test('negative numbers have a minus sign, zero has none', () => {
  expect(formatYuan(-1204)).toBe('−1,204.00')
  expect(formatYuan(-0.001)).toBe('0.00')
  expect(formatCount(-1380)).toBe('−1,380')
})

test('percentages and points have one decimal', () => {
  expect(formatPercent(75)).toBe('75.0%')
  expect(formatPercent(72.66)).toBe('72.7%')
  expect(formatPercent(null)).toBe('—')
  expect(formatPoints(95)).toBe('95.0')
  expect(formatPoints(null)).toBe('—')
})

test('amounts are summed to the fen', () => {
  expect(sumYuan([0.1, 0.2, 88.88])).toBe(89.18)
})

test('a video length is formatted as a clock', () => {
  expect(formatClock(65)).toBe('01:05')
  expect(formatClock(3723)).toBe('01:02:03')
})

test('a duration always has hours, minutes and seconds', () => {
  expect(longClock(0)).toBe('00:00:00')
  expect(longClock(65.9)).toBe('00:01:05')
  expect(longClock(36_061)).toBe('10:01:01')
  expect(longClock(400_000)).toBe('111:06:40')
})
