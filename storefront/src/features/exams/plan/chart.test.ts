import { expect, test } from 'vitest'
import { barsOf } from './chart'

test('bars are shares of the tallest day', () => {
  const [first, second] = barsOf([
    { day: '2026-11-23', reviews: 2, fresh: 6, left: 4 },
    { day: '2026-11-24', reviews: 0, fresh: 4, left: 0 },
  ])
  expect(first).toMatchObject({ reviews: 0.25, fresh: 0.75 })
  expect(second).toMatchObject({ reviews: 0, fresh: 0.5 })
  expect(second!.label).toBe('2026-11-24：复习 0 题，新题 4 题，之后还剩 0 题')
})

test('a plan without questions has flat bars', () => {
  expect(barsOf([{ day: '2026-11-23', reviews: 0, fresh: 0, left: 0 }])[0]).toMatchObject({
    ...{ reviews: 0, fresh: 0 },
  })
})
