import { expect, test } from 'vitest'
import { secondsLeft } from './smsCountdown'

test('one minute passes between two codes', () => {
  expect(secondsLeft(1000, 1000)).toBe(60)
  expect(secondsLeft(1000, 31_000)).toBe(30)
  expect(secondsLeft(1000, 61_000)).toBe(0)
})

test('a clock that was set back blocks no user', () => {
  expect(secondsLeft(10_000_000, 1000)).toBe(0)
})
