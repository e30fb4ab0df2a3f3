import { messages } from '@zhuxue/api/terms/comments'
import { expect, test } from 'vitest'
import { commentProblem } from './commentText'

test('a comment has 1 to 500 characters, outer blanks aside', () => {
  expect(commentProblem('')).toBe(messages.empty)
  expect(commentProblem(' \n ')).toBe(messages.empty)
  expect(commentProblem('好')).toBeNull()
  expect(commentProblem(` ${'长'.repeat(500)} `)).toBeNull()
  expect(commentProblem('长'.repeat(501))).toBe(messages.tooLong)
})
