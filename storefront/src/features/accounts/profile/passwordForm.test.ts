import { expect, test } from 'vitest'
import { passwordErrors } from './passwordForm'

const draft = (newPassword: string, again = newPassword) => ({ currentPassword: 'Zhuxue-2026', newPassword, again })

test('a learner’s password has eight to twenty characters, entered twice', () => {
  expect(passwordErrors(draft('1234567'), false).newPassword).toBe('长度在8 到 20 个字符')
  expect(passwordErrors(draft('a'.repeat(21)), false).newPassword).toBe('长度在8 到 20 个字符')
  expect(passwordErrors(draft('hefei-lu-8'), false).newPassword).toBeNull()
  expect(passwordErrors(draft('hefei-lu-8', 'hefei-lu-9'), false).again).toBe('两次输入的新密码不一致')
  expect(passwordErrors({ ...draft(''), currentPassword: '' }, false)).toEqual({
    currentPassword: '请输入当前密码',
    newPassword: '请输入新密码',
    again: null,
  })
})

test('a staff password has at least twelve characters', () => {
  expect(passwordErrors(draft('Hefei-lu-88'), true).newPassword).toMatch('12到64')
  expect(passwordErrors(draft('Hefei-lu-888'), true).newPassword).toBeNull()
})
