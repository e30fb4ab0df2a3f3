import { expect, test } from 'vitest'
import { answerText } from './answerText'

test('an answer shows how long it took and what failed', () => {
  expect(answerText({ answerSeconds: 3, tries: 0 })).toBe('3 秒后')
  expect(answerText({ answerSeconds: 90, tries: 2 })).toBe('2 分钟后，失败 2 次')
  expect(answerText({ answerSeconds: 7200, tries: 0 })).toBe('2 小时后')
  expect(answerText({ answerSeconds: null, tries: 1 })).toBe('失败 1 次')
  expect(answerText({ answerSeconds: null, tries: 0 })).toBe('')
})
