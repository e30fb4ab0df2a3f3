import { describe, expect, test } from 'vitest'
import { day, discount, formatDuration, formatMinutes, parseShanghaiTime, formatMoney } from './format'
import { formatClock } from './formatClock'

test.each([
  [0, '0.00'],
  [39.9, '39.90'],
  [1234.5, '1,234.50'],
  [1_234_567.891, '1,234,567.89'],
  [-60, '-60.00'],
])('%d yuan are formatted as %s', (yuan, text) => {
  expect(formatMoney(yuan)).toBe(text)
})

describe('Durations', () => {
  test.each([
    [0, '0秒'],
    [59.9, '59秒'],
    [60, '1分钟'],
    [75, '1分15秒'],
    [3599, '59分59秒'],
    [3600, '1小时'],
    [5400, '1.5小时'],
    [86_399, '24小时'],
    [86_400, '1天'],
    [129_600, '1.5天'],
  ])('%d seconds are formatted as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})

test('a clock shows hours only when there are any', () => {
  expect(formatClock(75)).toBe('01:15')
  expect(formatClock(3671)).toBe('1:01:11')
  expect(formatClock(-3)).toBe('00:00')
})

test('API times are in Asia/Shanghai', () => {
  expect(parseShanghaiTime('2026-03-08 08:00:00')).toBe(Date.UTC(2026, 2, 8))
  expect(parseShanghaiTime('soon')).toBeNaN()
  expect(day('2026-03-08 08:00:00')).toBe('2026-03-08')
  expect(day(null)).toBe('')
})

test('a discount is formatted in tenths', () => {
  expect(discount(0.95)).toBe('9.5折')
  expect(discount(0.9)).toBe('9折')
  expect(discount(1)).toBe('无折扣')
  expect(formatMinutes(12.5)).toBe('12.5')
})
