import { expect, test } from 'vitest'
import { nextAfterShipping, neighbour } from './queue'

const queue = ['a', 'b', 'c'].map((orderId) => ({ orderId }))

test('next and previous wrap around the ends', () => {
  expect(neighbour(queue, 'a', 1)).toBe('b')
  expect(neighbour(queue, 'c', 1)).toBe('a')
  expect(neighbour(queue, 'a', -1)).toBe('c')
  expect(neighbour([], 'a', 1)).toBeNull()
})

test('the next parcel follows, then skipped ones, then none', () => {
  expect(nextAfterShipping(queue, 'b')).toBe('c')
  expect(nextAfterShipping(queue, 'c')).toBe('a')
  expect(nextAfterShipping(queue.slice(0, 1), 'a')).toBeNull()
})
