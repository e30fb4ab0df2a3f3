import { expect, test } from 'vitest'
import { successorOf } from './reorder'

const row = (courseId: number, courseStatus: 'unpublish' | 'published' = 'published') =>
  ({ courseId, courseStatus, courseType: 5 }) as const

test('a course moved up lands before the one whose place it takes', () => {
  expect(successorOf([row(1), row(2), row(3)], 2, 0)).toBe(1)
})

test('a course moved down lands before the one below its new place', () => {
  expect(successorOf([row(1), row(2), row(3)], 0, 1)).toBe(3)
})

test('at the end of a page the next page says before whom', () => {
  expect(successorOf([row(1), row(2)], 0, 1, [row(9)])).toBe(9)
})

test('the last of all has nobody after it', () => {
  expect(successorOf([row(1), row(2)], 0, 1)).toBeNull()
})

test('a course of another status is never the one before whom it lands', () => {
  expect(successorOf([row(1, 'unpublish'), row(2, 'unpublish'), row(3)], 0, 1)).toBeNull()
})
