import { expect, test } from 'vitest'
import { isUnreachable, isStorable, countOverLimit } from './boundedCache'

test('the oldest entries are evicted when there are too many', () => {
  expect(countOverLimit([1, 1, 1, 1], 3, 100)).toBe(1)
  expect(countOverLimit([1, 1, 1], 3, 100)).toBe(0)
})

test('the oldest entries are evicted when they are too large together', () => {
  expect(countOverLimit([50, 30, 40, 20], 9, 100)).toBe(1)
  expect(countOverLimit([10, 200, 20], 9, 100)).toBe(2)
})

test('only a complete response of our own origin is cached', () => {
  const answer = { status: 200, type: 'basic', redirected: false } as Response
  expect(isStorable(answer)).toBe(true)
  const others = [{ status: 206 }, { status: 404 }, { type: 'opaque' }, { redirected: true }]
  for (const other of others) expect(isStorable({ ...answer, ...other } as Response)).toBe(false)
})

test('a proxy without a server counts as offline', () => {
  expect([500, 502, 503, 504].map((status) => isUnreachable({ status } as Response))).toEqual([false, true, true, true])
})
