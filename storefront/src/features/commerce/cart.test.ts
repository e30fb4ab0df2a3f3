import { describe, expect, test } from 'vitest'
import {
  addVisitorLine,
  countLimit,
  detailLimit,
  fitLine,
  plainTotal,
  products,
  readVisitorLines,
  shownLines,
} from './cart'

const line = (courseId: number, courseType: number, courseCount = 1, coursePrice = 10) => ({
  courseId,
  courseType,
  courseCount,
  coursePrice,
  available: true,
})
const video = line(1, 1, 3)
const book = line(2, 3, 4, 49.99)

describe('how many copies a line may hold', () => {
  test.each([1, 5, 6])('a video of type %i is for one person outside bulk mode', (type) => {
    expect(countLimit(type, false)).toBe(1)
    expect(countLimit(type, true)).toBe(10_000)
    expect(detailLimit(type, false)).toBe(1)
    expect(detailLimit(type, true)).toBe(1000)
  })

  test('a book may be bought by the thousand', () => {
    expect(countLimit(3, false)).toBe(10_000)
    expect(detailLimit(3, false)).toBe(1000)
    expect(fitLine({ ...book, courseCount: 20_000 }, false)).toBe(10_000)
  })
})

describe('what goes to the checkout', () => {
  test('is what is selected, one copy of each video', () => {
    expect(products([video, book], new Set([1, 2]), false)).toEqual([
      { courseId: 1, courseCount: 1 },
      { courseId: 2, courseCount: 4 },
    ])
    expect(products([video, book], new Set([2]), false)).toEqual([{ courseId: 2, courseCount: 4 }])
  })

  test('is videos only in bulk mode, with their copies', () => {
    expect(shownLines([video, book], true)).toEqual([video])
    expect(products([video, book], new Set([1, 2]), true)).toEqual([
      { courseId: 1, courseCount: 3 },
    ])
  })

  test('is never what cannot be bought any more', () => {
    const gone = { ...book, available: false }
    expect(products([gone], new Set([2]), false)).toEqual([])
    expect(plainTotal([gone], new Set([2]))).toBe(0)
  })
})

test('the plain total of a visitor does not lose cents', () => {
  const lines = [line(1, 3, 3, 0.1), line(2, 3, 1, 0.2), line(3, 3, 7, 19.99)]
  expect(plainTotal(lines, new Set([1, 2, 3]))).toBe(140.43)
})

describe("a visitor's cart", () => {
  test('merges the same course and moves it to the front', () => {
    const lines = [
      { courseId: 1, courseCount: 1 },
      { courseId: 2, courseCount: 2 },
    ]
    expect(addVisitorLine(lines, { courseId: 2, courseCount: 3 }, 1000)).toEqual([
      { courseId: 2, courseCount: 5 },
      { courseId: 1, courseCount: 1 },
    ])
    expect(addVisitorLine(lines, { courseId: 1, courseCount: 1 }, 1)[0]!.courseCount).toBe(1)
  })

  test.each([
    [null, []],
    ['{', []],
    ['{"courseId":1}', []],
    ['[null,1,{"courseId":"1","courseCount":1},{"courseId":1.5,"courseCount":1}]', []],
    ['[{"courseId":7,"courseCount":2,"evil":"<b>"}]', [{ courseId: 7, courseCount: 2 }]],
    ['[{"courseId":7,"courseCount":99999999}]', [{ courseId: 7, courseCount: 10_000 }]],
  ])('reads %s without trusting it', (text, lines) => {
    expect(readVisitorLines(text)).toEqual(lines)
  })
})
