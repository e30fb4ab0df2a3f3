import { expect, test } from 'vitest'
import { extendSpans, reportableSpans, type Span } from './spans'

const played = (...positions: number[]) => positions.reduce<Span[]>(extendSpans, [])

test('continuous playing extends one range', () => {
  expect(played(0, 0.25, 0.5, 1.2, 2)).toEqual([[0, 2]])
})

test('a jump forwards or back begins another range', () => {
  expect(played(0, 1, 2, 30, 31, 5, 6)).toEqual([
    [0, 2],
    [30, 31],
    [5, 6],
  ])
})

test('a range without length is not reported', () => {
  expect(reportableSpans(played(0, 1, 40, 7, 8.123))).toEqual([
    [0, 1],
    [7, 8.1],
  ])
})

test('only the newest fifty ranges are reported', () => {
  const spans = Array.from({ length: 60 }, (_, n): Span => [n * 10, n * 10 + 1])
  expect(reportableSpans(spans)).toHaveLength(50)
  expect(reportableSpans(spans).pop()).toEqual([590, 591])
})
