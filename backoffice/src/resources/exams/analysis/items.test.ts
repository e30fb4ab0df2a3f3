import { describe, expect, it } from 'vitest'
import { shownItems, type Item } from './items'

const item = (questionVersionId: number, overrides: Partial<Item> = {}) =>
  ({
    questionVersionId,
    questionId: questionVersionId,
    questionName: `第${questionVersionId}题`,
    questionType: 'single',
    flags: [],
    questionNo: questionVersionId,
    rightRate: 50,
    discrimination: 0.3,
    medianSeconds: 20,
    ...overrides,
  }) as unknown as Item

const items = [
  item(3, { flags: ['wrong-key', 'negative'], discrimination: -0.3, rightRate: 20 }),
  item(1, { flags: ['easy'], rightRate: 95, medianSeconds: 5 }),
  item(2, { questionType: 'multiple', rightRate: null, medianSeconds: null, discrimination: null }),
]
const ids = (filters: object) => shownItems(items, filters).map((one) => one.questionVersionId)

describe('Items of a paper', () => {
  it("items are in the server's order until another is chosen", () => {
    expect(ids({})).toEqual([3, 1, 2])
    expect(ids({ order: 'place' })).toEqual([1, 2, 3])
  })

  it('items with an unknown value come last', () => {
    expect(ids({ order: 'rate' })).toEqual([3, 1, 2])
    expect(ids({ order: 'discrimination' })).toEqual([3, 1, 2])
    expect(ids({ order: 'slow' })).toEqual([3, 1, 2])
  })

  it('items can be filtered by text, type and flag', () => {
    expect(ids({ keyword: '第2题 ' })).toEqual([2])
    expect(ids({ questionType: 'multiple' })).toEqual([2])
    expect(ids({ flag: 'negative' })).toEqual([3])
    expect(ids({ flag: 'any' })).toEqual([3, 1])
    expect(ids({ flag: 'unused' })).toEqual([])
  })
})
