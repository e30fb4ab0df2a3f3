import { expect, test } from 'vitest'
import { pageFrom, pagerSteps, pagesOf } from './pagination'

test('the pager shows both ends and the neighbours', () => {
  expect(pagerSteps(1, 1)).toEqual([1])
  expect(pagerSteps(1, 3)).toEqual([1, 2, 3])
  expect(pagerSteps(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9])
  expect(pagerSteps(9, 9)).toEqual([1, 0, 8, 9])
})

test('the pager always has a first page', () => {
  expect(pagesOf(0, 20)).toBe(1)
  expect(pagesOf(20, 20)).toBe(1)
  expect(pagesOf(21, 20)).toBe(2)
})

test.each([null, '', '0', '-1', '1.5', 'x', '101', '1e9'])('page %s is read as page 1', (text) => {
  expect(pageFrom(text)).toBe(1)
})
