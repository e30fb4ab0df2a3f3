import { expect, test } from 'vitest'
import { comesBefore, successorOf } from './reorder'

const row = (courseId: number, courseStatus: 'unpublish' | 'published' = 'published') =>
  ({ courseId, courseStatus, courseType: 5 }) as const

test('moved up, it lands before the one it replaces', () => {
  expect(successorOf([row(1), row(2), row(3)], 2, 0)).toBe(1)
})

test('moved down, it lands before the one below', () => {
  expect(successorOf([row(1), row(2), row(3)], 0, 1)).toBe(3)
})

test("at a page end, the next page's first row follows", () => {
  expect(successorOf([row(1), row(2), row(9)], 0, 1)).toBe(9)
})

test('on the next page, its first row moves up', () => {
  expect(successorOf([row(1), row(2), row(9), row(10)], 0, 2)).toBe(10)
})

test('on the page before, its last row moves on', () => {
  expect(successorOf([row(7), row(8), row(1), row(2)], 3, 1)).toBe(8)
})

test('the last of all has nobody after it', () => {
  expect(successorOf([row(1), row(2)], 0, 1)).toBeNull()
})

test('rows of another status are skipped', () => {
  expect(successorOf([row(1, 'unpublish'), row(2, 'unpublish'), row(3)], 0, 1)).toBeNull()
})

test('of two with one number the newer stands first', () => {
  const [old, young, top] = [
    { courseId: 1, courseOrder: 7 },
    { courseId: 2, courseOrder: 7 },
    { courseId: 1, courseOrder: 8 },
  ]
  expect(comesBefore(young, old)).toBe(true)
  expect(comesBefore(old, young)).toBe(false)
  expect(comesBefore(top, young)).toBe(true)
})
