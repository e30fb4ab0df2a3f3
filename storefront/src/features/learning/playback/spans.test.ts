import { expect, test } from 'vitest'
import { stretch, reportableSpans, type Span } from './spans'

const played = (...positions: number[]) => positions.reduce<Span[]>(stretch, [])

test('playing on makes one span longer', () => {
  expect(played(0, 0.25, 0.5, 1.2, 2)).toEqual([[0, 2]])
})

test('a jump forwards or back begins another span', () => {
  expect(played(0, 1, 2, 30, 31, 5, 6)).toEqual([
    [0, 2],
    [30, 31],
    [5, 6],
  ])
})

test('a place that was only touched is not told', () => {
  expect(reportableSpans(played(0, 1, 40, 7, 8.123))).toEqual([
    [0, 1],
    [7, 8.1],
  ])
})

test('no more than fifty spans are told, the newest', () => {
  const spans = Array.from({ length: 60 }, (_, n): Span => [n * 10, n * 10 + 1])
  expect(reportableSpans(spans)).toHaveLength(50)
  expect(reportableSpans(spans).at(-1)).toEqual([590, 591])
})
