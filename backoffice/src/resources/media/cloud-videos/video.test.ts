import { expect, test } from 'vitest'
import { hms, megabytes } from './video'

test('a duration always has hours, minutes and seconds', () => {
  expect(hms(0)).toBe('00:00:00')
  expect(hms(65.9)).toBe('00:01:05')
  expect(hms(36_061)).toBe('10:01:01')
  expect(hms(400_000)).toBe('111:06:40')
})

test('a megabyte has 1,048,576 bytes', () => {
  expect(megabytes(1_048_576)).toBe('1.00')
  expect(megabytes(12_345_678)).toBe('11.77')
  expect(megabytes(0)).toBe('0.00')
})
