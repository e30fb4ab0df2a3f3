import { expect, test } from 'vitest'
import { numbered, peopleTicks, worstStop } from './chapters'

const chapter = (courseChapterId: number, stopped = 0) => ({ courseChapterId, stopped, chapterTitle: '复习' })

test('chapters with one title get unique names', () => {
  expect([...numbered([chapter(7), chapter(9)]).values()]).toEqual(['1. 复习', '2. 复习'])
})

test('the first of equal drop-offs wins; none is null', () => {
  expect(worstStop([chapter(1, 2), chapter(2, 5), chapter(3, 5)])).toBe(2)
  expect(worstStop([chapter(1), chapter(2)])).toBeNull()
})

test.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
  [47, [0, 10, 20, 30, 40]],
  [2000, [0, 500, 1000, 1500, 2000]],
])('an axis of %i people has ticks at whole people', (maximum, ticks) => {
  expect(peopleTicks(maximum)).toEqual(ticks)
})
