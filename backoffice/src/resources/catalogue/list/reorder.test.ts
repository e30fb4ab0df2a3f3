import { expect, test } from 'vitest'
import { comesBefore, successorOf } from './reorder'

const row = (courseId: number, courseStatus: 'unpublish' | 'published' = 'published') =>
  ({ courseId, courseStatus, courseType: 5 }) as const

test('a row moved up lands before the one it replaces', () => {
  expect(successorOf([row(1), row(2), row(3)], 2, 0)).toBe(1)
})

test('a row moved down lands before the next one', () => {
  expect(successorOf([row(1), row(2), row(3)], 0, 1)).toBe(3)
})

test("a row at a page end precedes the next page's first row", () => {
  expect(successorOf([row(1), row(2), row(9)], 0, 1)).toBe(9)
})

test('a row moved to the next page follows its first row', () => {
  expect(successorOf([row(1), row(2), row(9), row(10)], 0, 2)).toBe(10)
})

test('a row moved to the previous page precedes its last row', () => {
  expect(successorOf([row(7), row(8), row(1), row(2)], 3, 1)).toBe(8)
})

test('the last row has no successor', () => {
  expect(successorOf([row(1), row(2)], 0, 1)).toBeNull()
})

test('rows of another status are skipped', () => {
  expect(successorOf([row(1, 'unpublish'), row(2, 'unpublish'), row(3)], 0, 1)).toBeNull()
})

test('the newer of two rows with one number comes first', () => {
  const [old, young, top] = [
    { courseId: 1, courseOrder: 7 },
    { courseId: 2, courseOrder: 7 },
    { courseId: 1, courseOrder: 8 },
  ]
  expect(comesBefore(young, old)).toBe(true)
  expect(comesBefore(old, young)).toBe(false)
  expect(comesBefore(top, young)).toBe(true)
})
