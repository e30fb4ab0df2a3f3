import { expect, test } from 'vitest'
import { pauseAfter } from './pauses'

test('pauses between retries grow up to half a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 100].map((failed) => pauseAfter(failed, 0))
  expect(pauses).toEqual([1, 2, 4, 8, 15, 30, 30, 30])
})

test('pauses vary by a quarter', () => {
  expect(pauseAfter(2, 1)).toBe(5)
})
