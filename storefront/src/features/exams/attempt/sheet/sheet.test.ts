import { expect, test } from 'vitest'
import { answerSheet, countUnanswered, sheetLabel, toggleLetter } from './sheet'
import { savedText } from '~/features/exams/attempt/saving/savedText'

const questions = [{ questionId: 11 }, { questionId: 12 }, { questionId: 13, answerPass: false }]

test('the sheet shows answered, marked and empty questions', () => {
  const answers = new Map([
    [11, 'A'],
    [12, '  '],
  ])
  const sheet = answerSheet(questions, answers, new Set([12]))
  expect(sheet.map(sheetLabel)).toEqual(['第 1 题，已答', '第 2 题，未答，已标记', '第 3 题，错误'])
  expect(countUnanswered(sheet)).toBe(2)
})

test('letters of a multiple choice stay sorted', () => {
  expect(toggleLetter('', 'C')).toBe('C')
  expect(toggleLetter('C', 'A')).toBe('A,C')
  expect(toggleLetter('A,C', 'C')).toBe('A')
})

test('the page shows when it was saved or was not', () => {
  const savedAt = '2026-11-22 10:32:45'
  expect(savedText({ unsent: 0, isFailing: false, savedAt })).toBe('已保存 10:32')
  expect(savedText({ unsent: 1, isFailing: false, savedAt })).toBe('正在保存')
  expect(savedText({ unsent: 1, isFailing: true, savedAt })).toBe('尚未保存，正在重试')
  expect(savedText({ unsent: 0, isFailing: false, savedAt: null })).toBe('')
})
