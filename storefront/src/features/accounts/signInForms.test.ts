import { describe, expect, test } from 'vitest'
import {
  afterRegistration,
  afterReset,
  liveCodeFor,
  emptyRegistrationForm,
  registrationErrors,
  registrationRules,
  resetRules,
} from './signInForms'

const person = {
  loginName: '13900000001 ',
  verifyCode: '123456',
  userName: '张三',
  idCard: '370102198803120170',
  passwd: 'a good long one',
}

describe('Registration', () => {
  test.each([
    ['loginName', '请输入手机号'],
    ['verifyCode', '请输入验证码'],
    ['userName', '请输入姓名'],
    ['idCard', '请输入身份证号'],
    ['passwd', '请输入密码'],
  ] as const)('an empty %s has its error message', (name, errorText) => {
    expect(registrationRules[name]('')).toBe(errorText)
  })

  test('every shown text has to be checked', () => {
    const shown = [{ legalTextId: 3 }, { legalTextId: 5 }]
    const problem = (agreedTo: number[]) => registrationErrors({ ...emptyRegistrationForm, agreedTo }, shown).agreedTo
    expect(problem([])).toBe('请先阅读并勾选同意用户协议、隐私政策和退款规则')
    expect(problem([3])).not.toBeNull()
    expect(problem([3, 5])).toBeNull()
    expect(registrationErrors(emptyRegistrationForm, []).agreedTo).toBeNull()
    expect(registrationErrors(emptyRegistrationForm, null).agreedTo).not.toBeNull()
  })

  test('a code has six digits, a name at most twenty characters', () => {
    expect(registrationRules.verifyCode('12345')).toBe('验证码为6位数字')
    expect(registrationRules.verifyCode('123456')).toBeNull()
    expect(registrationRules.userName('名'.repeat(21))).toBe('长度在 1 到 20 个字符')
  })

  test('a password has at least eight visible characters', () => {
    expect(registrationRules.passwd('1234567')).toBe('密码长度在8到64个字符')
    expect(registrationRules.passwd('🏗'.repeat(7))).toBe('密码长度在8到64个字符')
    expect(registrationRules.passwd('🏗'.repeat(8))).toBeNull()
  })
})

test('an empty password of a reset asks for a new one', () => {
  expect(resetRules.newPassword('')).toBe('请输入新密码')
})

describe('Login form after registration', () => {
  test('the login form is prefilled for the auth type', () => {
    const { idCard, passwd } = person
    expect(afterRegistration('idCard', person)).toEqual({ loginName: idCard, passwd })
    expect(afterRegistration('password', person)).toEqual({ loginName: '13900000001', passwd })
    expect(afterRegistration('verifyCode', person)).toEqual({ loginName: '13900000001', passwd: '' })
  })

  test('the login form never contains the new password of a reset', () => {
    const reset = { idCard: '370102198803120170', telephone: '13900000001', verifyCode: '1' }
    const after = afterReset('idCard', { ...reset, newPassword: 'secret' })
    expect(after).toEqual({ loginName: reset.idCard, passwd: '' })
    expect(afterReset('password', { ...reset, newPassword: 'secret' }).loginName).toBe(reset.telephone)
  })
})

describe('Redeem code of a login', () => {
  test('the redeem code comes from the page’s or the return URL', () => {
    expect(liveCodeFor('?liveCode=AB12', null)).toBe('AB12')
    expect(liveCodeFor('', '/index/course-info/9?parentCourseId=3&liveCode=zx-77')).toBe('zx-77')
    expect(liveCodeFor('', '/index/course-info/9?liveCode=zx-77#chapters')).toBe('zx-77')
  })

  test('a missing or malformed redeem code is ignored', () => {
    expect(liveCodeFor('', '/index/course-info/9')).toBeUndefined()
    expect(liveCodeFor('?liveCode=%3Cscript%3E', null)).toBeUndefined()
    expect(liveCodeFor(`?liveCode=${'a'.repeat(21)}`, null)).toBeUndefined()
  })
})
