import { paperSummary } from '@zhuxue/api/terms/exams/papers/summary'
import { expect, test } from 'vitest'
import { startBlockedReason } from './paperSummary'

const plain = {
  questionCount: 20,
  totalScore: 100,
  passLine: 60,
  limitMinutes: null,
  maxAttempts: null,
  attemptsUsed: 1,
  opensAt: null,
  lastEntryAt: null,
  closesAt: null,
}

test('a test shows its rules before it begins', () => {
  const closesAt = '2026-11-30 18:00:00'
  const lastEntryAt = '2026-11-30 17:30:00'
  const ruleTexts = new Map(paperSummary({ ...plain, limitMinutes: 45, maxAttempts: 3, closesAt, lastEntryAt }, true))
  expect(ruleTexts.get('时间')).toBe('45 分钟，从开始时计，不晚于 2026-11-30 18:00')
  expect(ruleTexts.get('次数')).toBe('3 次，已用 1 次')
  expect(ruleTexts.get('最晚进入')).toBe('2026-11-30 17:30')
  expect(ruleTexts.get('合格线')).toBe('60 分')
})

test('a practice shows its questions instead of rules', () => {
  expect(paperSummary(plain, false)).toEqual([['题数', '20 题']])
})

test('a test that cannot begin shows why', () => {
  const open = { ...plain, startObstacle: null }
  expect(startBlockedReason(open, true)).toBeNull()
  expect(startBlockedReason({ ...open, questionCount: 0 }, true)).toBe('未维护测试试题')
  expect(startBlockedReason({ ...open, startObstacle: '考试已经结束' }, true)).toBe('考试已经结束')
  expect(startBlockedReason({ ...open, maxAttempts: 1 }, true)).toBe('该试卷的测试次数已用完')
  expect(startBlockedReason({ ...open, maxAttempts: 1 }, false)).toBeNull()
})

test('a test says that its points are scaled', () => {
  const fullScore = (totalScore: number) => new Map(paperSummary({ ...plain, totalScore }, true)).get('满分')
  expect(fullScore(6)).toBe('100 分，由卷面 6 分按比例折算')
  expect(fullScore(100)).toBe('100 分')
})
