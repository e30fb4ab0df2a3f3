import { QuestionType } from '@zhuxue/api/terms/exams'
import { expect, test } from 'vitest'
import { moved, totalScoreOf, typeCountsText } from './chosen'

const single = { questionType: QuestionType.Single, questionScore: 1.5 }
const multiple = { questionType: QuestionType.Multiple, questionScore: 2 }

test('chosen questions are counted per type, missing types left out', () => {
  expect(typeCountsText([multiple, single, single])).toBe('单选题 2 道、多选题 1 道')
  expect(typeCountsText([])).toBe('')
})

test('scores of chosen questions are added without binary fractions', () => {
  expect(totalScoreOf([single, single, multiple])).toBe(5)
})

test('a chosen question moves up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})
