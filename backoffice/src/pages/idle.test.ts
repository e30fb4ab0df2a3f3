import { expect, test } from 'vitest'
import { idleAfter } from './idle'

const minutes = (n: number) => idleAfter(n * 60_000)

test('an idle user is warned after 28 minutes, signed out after 30', () => {
  expect(minutes(27.9)).toBe('active')
  expect(minutes(28)).toBe('warned')
  expect(minutes(29.9)).toBe('warned')
  expect(minutes(30)).toBe('over')
})

test('a machine that slept past the warning signs out', () => {
  expect(minutes(600)).toBe('over')
})
