import { expect, test } from 'vitest'
import { streakText } from './streakText'

test('a streak is shown from two days on, its end never', () => {
  expect(streakText({ days: 3 })).toBe('已连续答题 3 天')
  expect(streakText({ days: 1 })).toBe('')
  expect(streakText({ days: 0 })).toBe('')
  expect(streakText(null)).toBe('')
})
