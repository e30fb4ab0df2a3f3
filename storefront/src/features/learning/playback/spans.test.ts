import { expect, test } from 'vitest'
import { extendRanges, reportableRanges, type PlayedRange } from './spans'

const played = (...positions: number[]) => positions.reduce<PlayedRange[]>(extendRanges, [])

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
  expect(reportableRanges(played(0, 1, 40, 7, 8.123))).toEqual([
    [0, 1],
    [7, 8.1],
  ])
})

test('only the newest fifty ranges are reported', () => {
  const playedRanges = Array.from({ length: 60 }, (_, n): PlayedRange => [n * 10, n * 10 + 1])
  expect(reportableRanges(playedRanges)).toHaveLength(50)
  expect(reportableRanges(playedRanges).pop()).toEqual([590, 591])
})
