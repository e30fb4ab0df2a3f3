import { describe, expect, test } from 'vitest'
import { addVisitorLine, readVisitorLines, visitorItems } from './visitorLines'

describe('Visitor cart', () => {
  test('an added course merges with its line and moves first', () => {
    const lines = [
      { courseId: 1, courseCount: 1 },
      { courseId: 2, courseCount: 2 },
    ]
    expect(addVisitorLine(lines, { courseId: 2, courseCount: 3 }, 1000)).toEqual([
      { courseId: 2, courseCount: 5 },
      { courseId: 1, courseCount: 1 },
    ])
    expect(addVisitorLine(lines, { courseId: 1, courseCount: 1 }, 1)![0]!.courseCount).toBe(1)
  })

  test('a full cart accepts no more lines', () => {
    const full = Array.from({ length: 100 }, (_, at) => ({ courseId: at + 1, courseCount: 1 }))
    expect(addVisitorLine(full, { courseId: 101, courseCount: 1 }, 1000)).toBeNull()
    expect(addVisitorLine(full, { courseId: 100, courseCount: 1 }, 1000)).toHaveLength(100)
  })

  test('a line’s textbook choice stays until another is made', () => {
    const lines = [{ courseId: 1, courseCount: 1, withBook: true }]
    const [again] = addVisitorLine(lines, { courseId: 1, courseCount: 1 }, 1)!
    const [without] = addVisitorLine(lines, { courseId: 1, courseCount: 1, withBook: false }, 1)!
    expect(again!.withBook).toBe(true)
    expect(without!.withBook).toBe(false)
  })

  test.each([
    [null, []],
    ['{', []],
    ['{"courseId":1}', []],
    ['[null,1,{"courseId":"1","courseCount":1},{"courseId":1.5,"courseCount":1}]', []],
    ['[{"courseId":7,"courseCount":2,"evil":"<b>"}]', [{ courseId: 7, courseCount: 2 }]],
    ['[{"courseId":7,"courseCount":99999999}]', [{ courseId: 7, courseCount: 10_000 }]],
    ['[{"courseId":7,"courseCount":1,"withBook":"yes","pricePutIn":-1}]', [{ courseId: 7, courseCount: 1 }]],
    [
      '[{"courseId":7,"courseCount":1,"withBook":true,"pricePutIn":39.9}]',
      [{ courseId: 7, courseCount: 1, withBook: true, pricePutIn: 39.9 }],
    ],
  ])('stored data %s is read as untrusted', (text, lines) => {
    expect(readVisitorLines(text)).toEqual(lines)
  })

  test('deleted courses are shown as unavailable, in place', () => {
    const item = {
      courseId: 2,
      cartItemName: '平法识图',
      coursePrice: 99,
      courseType: 1,
      freightPrice: 0,
      courseImgUrl: null,
      teacherName: null,
      book: null,
      available: true,
      unavailableReason: null,
    } as const
    const items = visitorItems(
      [
        { courseId: 1, courseCount: 3 },
        { courseId: 2, courseCount: 1, pricePutIn: 89 },
      ],
      [item]
    )
    expect(items.map(({ courseId, available }) => [courseId, available])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(items[1]).toMatchObject({ cartItemName: '平法识图', coursePrice: 99, pricePutIn: 89 })
  })
})
