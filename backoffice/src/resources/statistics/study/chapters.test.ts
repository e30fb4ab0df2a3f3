import { expect, test } from 'vitest'
import { numbered, peopleTicks, worstStop } from './chapters'

const chapter = (courseChapterId: number, stopped = 0) => ({ courseChapterId, stopped, chapterTitle: '复习' })

test('chapters of one title have names of their own', () => {
  expect([...numbered([chapter(7), chapter(9)]).values()]).toEqual(['1. 复习', '2. 复习'])
})

test('most stop in the first of equals, and nowhere when none did', () => {
  expect(worstStop([chapter(1, 2), chapter(2, 5), chapter(3, 5)])).toBe(2)
  expect(worstStop([chapter(1), chapter(2)])).toBeNull()
})

test.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
  [47, [0, 10, 20, 30, 40]],
  [2000, [0, 500, 1000, 1500, 2000]],
])('the axis of %i people is marked at whole people', (most, ticks) => {
  expect(peopleTicks(most)).toEqual(ticks)
})
