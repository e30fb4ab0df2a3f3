import { expect, test } from 'vitest'
import { resultNote, verdictText } from './resultText'

test('a result shows the stored verdict', () => {
  expect(verdictText({ state: 'graded', userPass: 1 })).toBe('合格')
  expect(verdictText({ state: 'graded', userPass: 0 })).toBe('不合格')
  expect(verdictText({ state: 'reviewing', userPass: null })).toBe('待批阅')
  expect(verdictText({ state: 'voided', userPass: null })).toBe('已作废')
})

test('a result without a score shows what it waits for', () => {
  expect(resultNote({ state: 'reviewing', submittedBy: 'learner' })).toMatch(/批阅/)
  expect(resultNote({ state: 'graded', submittedBy: 'deadline' })).toMatch(/时间已到/)
  expect(resultNote({ state: 'graded', submittedBy: 'learner' })).toBe('')
})
