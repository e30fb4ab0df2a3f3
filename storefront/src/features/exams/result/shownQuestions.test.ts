import { expect, test } from 'vitest'
import { passOf, shownQuestions } from './shownQuestions'

const questions = [1, 2, 3, 4].map((questionId) => ({ questionId }))
const answers = [
  { questionId: 1, answerPass: 1, bookmarked: true },
  { questionId: 2, answerPass: 0, bookmarked: false },
  { questionId: 3, answerPass: 0, bookmarked: true },
  { questionId: 4, answerPass: null, bookmarked: false },
]
const shown = (onlyWrong: boolean, onlyMarked: boolean) =>
  shownQuestions(questions, answers, { onlyWrong, onlyMarked }).map(({ questionId }) => questionId)

test('filters show wrong questions, marked ones, or both', () => {
  expect(shown(false, false)).toEqual([1, 2, 3, 4])
  expect(shown(true, false)).toEqual([2, 3])
  expect(shown(false, true)).toEqual([1, 3])
  expect(shown(true, true)).toEqual([3])
})

test('an unanswered question is neither wrong nor marked', () => {
  expect(shownQuestions([{ questionId: 9 }], answers, { onlyWrong: false, onlyMarked: true })).toEqual([])
})

test('an answer with part of its points is neither right nor wrong', () => {
  expect(passOf({ answerPass: 0, answerScore: 0 })).toBe(0)
  expect(passOf({ answerPass: 0, answerScore: 2.5 })).toBeNull()
  expect(passOf({ answerPass: 1, answerScore: 4 })).toBe(1)
  expect(passOf({ answerPass: null, answerScore: null })).toBeNull()
  expect(passOf(undefined)).toBeNull()
})
