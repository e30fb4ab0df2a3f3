import { expect, test } from 'vitest'
import { hasPicture, markOf } from './question'

const single = { questionType: 'single' } as const
const multiple = { questionType: 'multiple' } as const

test('a graded single choice gets its check or cross', () => {
  expect(markOf('B', single, { answer: 'B', pass: 1, keys: null })).toBe('right')
  expect(markOf('B', single, { answer: 'B', pass: 0, keys: null })).toBe('wrong')
  expect(markOf('A', single, { answer: 'B', pass: 0, keys: null })).toBeNull()
  expect(markOf('B', single, { answer: 'B', pass: null, keys: null })).toBeNull()
})

test('shown keys mark right choices and wrong selections', () => {
  const verdict = { answer: 'A,B', pass: 0, keys: ['A', 'C'] }
  expect(['A', 'B', 'C', 'D'].map((letter) => markOf(letter, multiple, verdict))).toEqual([
    'right',
    'wrong',
    'right',
    null,
  ])
  expect(markOf('A', multiple, { ...verdict, keys: null })).toBeNull()
})

test('pictures are found in the text and in the choices', () => {
  const question = { questionId: 1, questionScore: 2, ...single }
  const choices = [{ choiceNo: 'A' as const, choiceName: '<p><img src="/p.png"></p>' }]
  expect(hasPicture({ ...question, questionText: '<p>图</p>', choices })).toBe(true)
  expect(hasPicture({ ...question, questionText: '<p>图</p>', choices: [] })).toBe(false)
})
