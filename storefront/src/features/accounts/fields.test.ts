import { expect, test } from 'vitest'
import { idNumberFieldError, isLearnerLogin, loginNameError, telephoneError } from './fields'

test('an invalid phone number has its error messages', () => {
  expect(telephoneError(' ')).toBe('请输入手机号')
  expect(telephoneError('1380000567')).toBe('长度在11个字符')
  expect(telephoneError('１３８００００５６７８')).toBeNull()
})

test('an ID number is validated before it is sent', () => {
  expect(idNumberFieldError('')).toBe('请输入身份证号')
  expect(idNumberFieldError('123')).toBe('你输入的身份证长度或格式错误')
  expect(idNumberFieldError('370102198803120178')).toBe('你输入的身份证号非法')
})

test('a user name has one to twenty characters', () => {
  expect(loginNameError('')).toBe('请输入用户名')
  expect(loginNameError('a'.repeat(21))).toBe('长度在 1 到 20 个字符')
  expect(loginNameError('zhang')).toBeNull()
})

test('staff cannot use this form', () => {
  expect(isLearnerLogin('idCard')).toBe(true)
  expect(isLearnerLogin('admin')).toBe(false)
})
