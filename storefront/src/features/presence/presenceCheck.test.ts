import { expect, test } from 'vitest'
import { firstWay, idCardTailProblem, wayWithoutFace } from './presenceCheck'

test('a prompt begins with its button, other checks with the face', () => {
  expect(firstWay({ kind: 'prompt' })).toBe('press')
  expect(firstWay({ kind: 'face' })).toBe('face')
})

test('users who decline the face get the alternative of the policy', () => {
  expect(wayWithoutFace({ alternative: 'sms' })).toBe('sms')
  expect(wayWithoutFace({ alternative: 'staff' })).toBe('staff')
  expect(wayWithoutFace({ alternative: 'none' })).toBe('staff')
})

test('the end of an ID number may be an X', () => {
  expect(idCardTailProblem('')).toBe('请输入身份证后四位')
  expect(idCardTailProblem('031x')).toBeNull()
  expect(idCardTailProblem('0311')).toBeNull()
  expect(idCardTailProblem('x311')).toContain('X')
  expect(idCardTailProblem('311')).toContain('X')
})
