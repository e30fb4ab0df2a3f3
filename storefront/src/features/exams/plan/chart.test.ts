import { expect, test } from 'vitest'
import { barsOf, daysLeftText, forecastText } from './chart'

test('bars are shares of the tallest day', () => {
  const [first, second] = barsOf([
    { day: '2026-11-23', reviews: 2, fresh: 6, left: 4 },
    { day: '2026-11-24', reviews: 0, fresh: 4, left: 0 },
  ])
  expect(first).toMatchObject({ reviews: 0.25, fresh: 0.75, left: 1 })
  expect(second).toMatchObject({ reviews: 0, fresh: 0.5, left: 0 })
  expect(second!.label).toBe('2026-11-24：复习 0 题，新题 4 题，之后还剩 0 题')
})

test('a plan without questions has flat bars', () => {
  expect(barsOf([{ day: '2026-11-23', reviews: 0, fresh: 0, left: 0 }])[0]).toMatchObject({ reviews: 0, fresh: 0 })
})

test('the days left are never negative', () => {
  expect([3, 0, -1].map(daysLeftText)).toEqual(['距考试 3 天', '今天考试', null])
})

test.each([
  [
    [
      [5, 3],
      [3, 0],
      [0, 0],
    ],
    '新题 11-24 学完，之后按记忆情况复习',
  ],
  [
    [
      [5, 9],
      [5, 4],
    ],
    '按每天 5 题，到 11-24 还剩 4 题未学；每天约 7 题可以学完',
  ],
  [[[0, 0]], '新题已经学完，按记忆情况复习'],
])('the forecast of %j is correct', (days, text) => {
  const series = days.map(([fresh, left], at) => ({
    day: `2026-11-${23 + at}`,
    reviews: 0,
    fresh: fresh!,
    left: left!,
  }))
  expect(forecastText(series, 5)).toBe(text)
})
