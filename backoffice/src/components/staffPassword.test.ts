import { expect, test } from 'vitest'
import { generatePassword, staffPasswordError } from './staffPassword'

test.each([
  ['Short-1', '后台密码长度在12到64个字符'],
  ['Ab1-'.repeat(17), '后台密码长度在12到64个字符'],
  ['lowercase-only-here', '后台密码须包含大写字母、小写字母、数字、符号中的至少三种'],
  ['Kran-Bau-2026-Ost', null],
])('the password "%s" gets the message %s', (password, expected) => {
  expect(staffPasswordError(password)).toBe(expected)
})

test('generated passwords are valid and unique', () => {
  const invented = Array.from({ length: 50 }, generatePassword)
  expect(invented.filter((password) => staffPasswordError(password))).toEqual([])
  expect(new Set(invented).size).toBe(50)
})
