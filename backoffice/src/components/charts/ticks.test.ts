import { expect, test } from 'vitest'
import { durationTicks } from './ticks'

test.each([
  [0, [0]],
  [59, [0]],
  [2750, [0, 600, 1200, 1800, 2400]],
  [20_000, [0, 3600, 7200, 10_800, 14_400, 18_000]],
])('an axis of %i seconds has ticks at whole minutes or hours', (maximum, ticks) => {
  expect(durationTicks(maximum)).toEqual(ticks)
})

test('a very long axis has few ticks', () => {
  expect(durationTicks(40_000_000).length).toBeLessThanOrEqual(7)
})
