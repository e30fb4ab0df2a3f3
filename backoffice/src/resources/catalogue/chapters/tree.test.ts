import { describe, expect, test } from 'vitest'
import { dropTarget } from './dropTarget'
import { keyboardMove } from './keyboardMove'
import { idsOf, applyMove, nextTitle, rowsOf } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

const chapter = (id: number, parentId = 0, children: Chapter[] = [], title = `第${id}章`) =>
  ({ courseChapterId: id, parentId, chapterTitle: title, children }) as Chapter

const tree = [chapter(1, 0, [chapter(11, 1), chapter(12, 1)]), chapter(2), chapter(3, 0, [chapter(31, 3)])]
const shape = (of: Chapter[]) =>
  of
    .map((one) => [one.courseChapterId, idsOf(one.children)] as const)
    .map(([id, below]) => (below.length ? `${id}(${below})` : `${id}`))
const after = (move: ReturnType<typeof keyboardMove>) =>
  typeof move === 'string' ? move : shape(applyMove(tree, move)).join(' ')
const dropped = (active: number, over: number, requestedDepth: 0 | 1) => {
  const { move } = dropTarget(tree, active, over, requestedDepth)
  return move && shape(applyMove(tree, move)).join(' ')
}

describe('Titles of new chapters', () => {
  test('a new chapter gets the next number', () => {
    expect(nextTitle([])).toBe('章节1')
    expect(nextTitle(tree)).toBe('章节4')
    expect(nextTitle(tree, tree[0])).toBe('第1章-3')
    expect(nextTitle(tree, tree[1])).toBe('第2章-1')
  })

  test('a taken title leads to a higher number', () => {
    const two = [chapter(1, 0, [], '章节2'), chapter(2, 0, [], '绪论')]
    expect(nextTitle(two)).toBe('章节3')
    expect(nextTitle([chapter(1, 0, [], '章节2')])).toBe('章节3')
  })

  test('a title below a long one stays within fifty characters', () => {
    const title = nextTitle([], chapter(1, 0, [], '长'.repeat(50)))
    expect(title).toBe(`${'长'.repeat(48)}-1`)
  })
})

describe('Moves by arrow keys', () => {
  test('up and down move a chapter among its siblings', () => {
    expect(after(keyboardMove(tree, 2, 'ArrowUp'))).toBe('2 1(11,12) 3(31)')
    expect(after(keyboardMove(tree, 1, 'ArrowDown'))).toBe('2 1(11,12) 3(31)')
    expect(after(keyboardMove(tree, 12, 'ArrowUp'))).toBe('1(12,11) 2 3(31)')
  })

  test('up and down continue into the neighbouring chapter', () => {
    expect(after(keyboardMove(tree, 12, 'ArrowDown'))).toBe('1(11) 2(12) 3(31)')
    expect(after(keyboardMove(tree, 31, 'ArrowUp'))).toBe('1(11,12) 2(31) 3')
  })

  test('right and left change the level', () => {
    expect(after(keyboardMove(tree, 2, 'ArrowRight'))).toBe('1(11,12,2) 3(31)')
    expect(after(keyboardMove(tree, 11, 'ArrowLeft'))).toBe('1(12) 11 2 3(31)')
  })

  test('an impossible move gets its reason', () => {
    expect(keyboardMove(tree, 1, 'ArrowUp')).toBe('已经在最前面')
    expect(keyboardMove(tree, 31, 'ArrowDown')).toBe('已经在最后面')
    expect(keyboardMove(tree, 1, 'ArrowRight')).toBe('有子章节的章节不能移到下一级')
    expect(keyboardMove(tree, 11, 'ArrowRight')).toBe('章节最多两级')
    expect(keyboardMove(tree, 2, 'ArrowLeft')).toBe('已经是一级章节')
    expect(keyboardMove([chapter(2)], 2, 'ArrowRight')).toBe('前面没有章节，不能移到下一级')
  })

  test('a move sends the new order of siblings', () => {
    expect(keyboardMove(tree, 2, 'ArrowRight')).toEqual({
      sourceChapterId: 2,
      parentChapterId: 1,
      chapterIds: [11, 12, 2],
    })
  })
})

describe('Drop targets', () => {
  test('a chapter is dropped at the requested depth', () => {
    expect(dropped(2, 2, 1)).toBe('1(11,12,2) 3(31)')
    expect(dropped(31, 31, 0)).toBe('1(11,12) 2 3 31')
    expect(dropped(12, 12, 0)).toBe('1(11) 12 2 3(31)')
    expect(dropped(31, 2, 1)).toBe('1(11,12,31) 2 3')
  })

  test('a chapter dropped among sub-chapters becomes one', () => {
    expect(dropped(2, 12, 0)).toBe('1(11,2,12) 3(31)')
    expect(dropped(31, 11, 0)).toBe('1(31,11,12) 2 3')
  })

  test('a chapter dropped at the top is on the first level', () => {
    expect(dropped(31, 1, 1)).toBe('31 1(11,12) 2 3')
  })

  test('a chapter with children is dropped before or after a block', () => {
    expect(dropped(3, 11, 1)).toBe('3(31) 1(11,12) 2')
    expect(dropped(3, 1, 0)).toBe('3(31) 1(11,12) 2')
    expect(dropped(1, 3, 1)).toBe('2 3(31) 1(11,12)')
    expect(dropped(1, 31, 1)).toBe('2 3(31) 1(11,12)')
  })

  test('a chapter dropped at its own place does not move', () => {
    expect(dropped(12, 12, 1)).toBeNull()
    expect(dropped(1, 1, 0)).toBeNull()
    expect(rowsOf(tree, 1)).toHaveLength(4)
  })
})
