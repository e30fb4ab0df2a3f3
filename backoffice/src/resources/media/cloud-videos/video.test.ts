import { expect, test } from 'vitest'
import { megabytes } from './video'

test('a megabyte has 1,048,576 bytes', () => {
  expect(megabytes(1_048_576)).toBe('1.00')
  expect(megabytes(12_345_678)).toBe('11.77')
  expect(megabytes(0)).toBe('0.00')
})
