import { expect, test } from 'vitest'
import { standsBefore, successorOf } from './reorder'

const row = (courseId: number, courseStatus: 'unpublish' | 'published' = 'published') =>
  ({ courseId, courseStatus, courseType: 5 }) as const

test('a course moved up lands before the one whose place it takes', () => {
  expect(successorOf([row(1), row(2), row(3)], 2, 0)).toBe(1)
})

test('a course moved down lands before the one below its new place', () => {
  expect(successorOf([row(1), row(2), row(3)], 0, 1)).toBe(3)
})

test('at the end of a page the first of the next page comes after it', () => {
  expect(successorOf([row(1), row(2), row(9)], 0, 1)).toBe(9)
})

test('at the start of the next page its own first row has moved up before it', () => {
  expect(successorOf([row(1), row(2), row(9), row(10)], 0, 2)).toBe(10)
})

test('at the end of the page before, the last row there is the one it pushes on', () => {
  expect(successorOf([row(7), row(8), row(1), row(2)], 3, 1)).toBe(8)
})

test('the last of all has nobody after it', () => {
  expect(successorOf([row(1), row(2)], 0, 1)).toBeNull()
})

test('a course of another status is never the one before whom it lands', () => {
  expect(successorOf([row(1, 'unpublish'), row(2, 'unpublish'), row(3)], 0, 1)).toBeNull()
})

test('of two with one number the newer stands first', () => {
  const [old, young, top] = [
    { courseId: 1, courseOrder: 7 },
    { courseId: 2, courseOrder: 7 },
    { courseId: 1, courseOrder: 8 },
  ]
  expect(standsBefore(young, old)).toBe(true)
  expect(standsBefore(old, young)).toBe(false)
  expect(standsBefore(top, young)).toBe(true)
})
