import { messages } from '@zhuxue/api/terms/comments'
import { expect, test } from 'vitest'
import { commentError } from './commentText'

test('a trimmed comment has 1 to 500 characters', () => {
  expect(commentError('')).toBe(messages.empty)
  expect(commentError(' \n ')).toBe(messages.empty)
  expect(commentError('好')).toBeNull()
  expect(commentError(` ${'长'.repeat(500)} `)).toBeNull()
  expect(commentError('𠮷'.repeat(500))).toBeNull()
  expect(commentError('𠮷'.repeat(501))).toBe(messages.tooLong)
  expect(commentError('长'.repeat(501))).toBe(messages.tooLong)
})
