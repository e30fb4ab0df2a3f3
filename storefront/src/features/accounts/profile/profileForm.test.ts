import { UserStatus } from '@zhuxue/api/terms/accounts'
import { expect, test } from 'vitest'
import {
  changesOf,
  profileFormOf,
  locksBySaving,
  telephoneChangeOf,
  validateProfile,
  type Profile,
} from './profileForm'

const open: Profile = {
  userId: 1,
  loginName: '15000000103',
  userName: '韩立诚',
  idCard: '3703**********0352',
  telephone: '150****0103',
  avatarUrl: null,
  userStatus: UserStatus.Editable,
  userRole: ['user'],
  mustChangePassword: false,
  mustEnrolSecondFactor: false,
  abilities: [],
  toAgree: [],
}
const locked = { ...open, userStatus: UserStatus.Confirmed }

test('an untouched masked number is valid, and saving locks it', () => {
  const draft = profileFormOf(open)

  expect(Object.values(validateProfile(open, draft)).some(Boolean)).toBe(false)
  expect(changesOf(open, draft)).toMatchObject({ userName: '韩立诚', idCard: open.idCard })
  expect(locksBySaving(open, draft)).toBe(true)
})

test.each([
  ['12345', '你输入的身份证长度或格式错误'],
  ['990102198803120179', '你的身份证地区非法'],
  ['370102198813120179', '身份证上的出生日期非法'],
  ['370102198803120178', '你输入的身份证号非法'],
  ['', '请输入身份证号'],
])('the invalid ID number %j has its own message', (idCard, errorText) => {
  expect(validateProfile(open, { ...profileFormOf(open), idCard }).idCard).toBe(errorText)
})

test('a name has two to ten characters', () => {
  const problemOf = (userName: string) => validateProfile(open, { ...profileFormOf(open), userName }).userName

  expect(problemOf(' ')).toBe('请输入姓名')
  expect(problemOf('韩')).toBe('长度在2 到 10 个字符')
  expect(problemOf('韩'.repeat(11))).toBe('长度在2 到 10 个字符')
  expect(problemOf('韩立')).toBeNull()
})

test('a confirmed profile sends neither name nor number', () => {
  const forged = { ...profileFormOf(locked), userName: '别人', idCard: '370102198803120179' }

  expect(changesOf(locked, forged)).toBeNull()
  expect(locksBySaving(locked, forged)).toBe(false)
})

test('a confirmed profile without a number may add one', () => {
  const bare = { ...locked, idCard: null }
  const draft = { ...profileFormOf(bare), idCard: '370102198803120179' }

  expect(validateProfile(bare, profileFormOf(bare)).idCard).toBe('请输入身份证号')
  expect(changesOf(bare, draft)).toMatchObject({ userName: undefined, idCard: draft.idCard })
  expect(locksBySaving(bare, draft)).toBe(true)
})

test('learners verify a new telephone, staff do not', () => {
  const draft = { ...profileFormOf(locked), telephone: '13800009999' }
  const teacher = { ...locked, userRole: ['teacher'] } as Profile

  expect(validateProfile(locked, draft).verifyCode).toBe('请输入验证码')
  expect(validateProfile(teacher, draft).verifyCode).toBeNull()
  expect(changesOf(locked, { ...draft, verifyCode: ' 123456 ' })).toMatchObject({
    telephone: '13800009999',
    verifyCode: '123456',
  })
})

test('a new telephone needs the password or the old number’s code', () => {
  const draft = { ...profileFormOf(locked), telephone: '13800009999', verifyCode: '123456' }
  const byPassword = { ...draft, currentPassword: 'an open window' }
  const byCode = { ...draft, oldVerifyCode: '654321' }

  expect(validateProfile(locked, draft).currentPassword).toBe('请输入当前密码')
  expect(validateProfile(locked, { ...draft, oldVerifyCode: '' }).oldVerifyCode).toBe('请输入验证码')
  expect(Object.values(validateProfile(locked, byPassword)).some(Boolean)).toBe(false)
  expect(changesOf(locked, byPassword)).toMatchObject({ currentPassword: 'an open window' })
  expect(changesOf(locked, byCode)).toMatchObject({ oldVerifyCode: '654321' })
  expect(changesOf(locked, byCode)).not.toHaveProperty('currentPassword')
})

test('a profile without a telephone requires one', () => {
  const bare = { ...locked, telephone: null }

  expect(validateProfile(bare, profileFormOf(bare)).telephone).toBe('请输入手机号')
})

test('changing the telephone sends no name and ID number', () => {
  const values = { ...profileFormOf(open), telephone: '13800009999', verifyCode: '123456', currentPassword: 'secret' }

  expect(telephoneChangeOf(open, values)).toEqual({
    telephone: '13800009999',
    verifyCode: '123456',
    currentPassword: 'secret',
  })
})
