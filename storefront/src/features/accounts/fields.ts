import {
  characterCount,
  idNumberError,
  isTelephone,
  normalizeIdCard,
  normalizeTelephone,
  personNameError,
} from '@zhuxue/api/rules'
import { LoginNameMax, LoginType, PasswordLength, messages } from '@zhuxue/api/terms/accounts'
import { idCardCheckMessages, idCardLastSixPattern } from '@zhuxue/api/terms/accounts/sessions/id_card_check'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'

/** docs/product.md 1.12. */
export function telephoneError(text: string): string | null {
  if (text.trim() === '') return messages.telephoneRequired
  return isTelephone(text) ? null : messages.telephoneLength
}

export function idNumberFieldError(text: string): string | null {
  return text.trim() === '' ? messages.idCardRequired : idNumberError(text)
}

export function loginNameError(text: string): string | null {
  return text.trim() === '' ? messages.loginNameRequired : tooLong(text)
}

export function userNameProblem(text: string): string | null {
  return text.trim() === '' ? messages.userNameRequired : (personNameError(text) ?? tooLong(text))
}

export function verifyCodeProblem(text: string): string | null {
  if (text.trim() === '') return messages.verifyCodeRequired
  return /^\d{6}$/.test(text.trim()) ? null : '验证码为6位数字'
}

export function idCardLastSixProblem(text: string): string | null {
  return idCardLastSixPattern.test(text.trim()) ? null : idCardCheckMessages.format
}

/** Length only; the server also checks strength. */
export function newPasswordProblem(text: string, missing: string): string | null {
  if (text === '') return missing
  const length = [...text].length
  const fits = length >= PasswordLength.min && length <= PasswordLength.max
  return fits ? null : messages.passwordLength
}

const tooLong = (text: string) => (characterCount(text.trim()) > 20 ? '长度在 1 到 20 个字符' : null)
const required = (message: string) => (text: string) => (text.trim() === '' ? message : null)

export const loginFields = {
  [LoginType.Admin]: {
    name: {
      label: '用户名',
      autoComplete: 'username',
      maxLength: LoginNameMax,
      normalize: undefined,
      problem: required(messages.loginNameRequired),
      reason: undefined,
      placeholder: messages.loginNameRequired,
    },
    secret: { label: '密码', problem: required(messages.passwdRequired), placeholder: messages.passwdRequired },
    notice: '',
  },
  [LoginType.IdCard]: {
    name: {
      label: '身份证号',
      autoComplete: 'username',
      maxLength: 18,
      normalize: normalizeIdCard,
      problem: idNumberFieldError,
      reason: DataReason.idCardToFind,
      placeholder: undefined,
    },
    secret: { label: '密码', problem: required(messages.passwdRequired), placeholder: undefined },
    notice: '使用身份证号和密码登录；忘记密码可通过手机号重置。',
  },
  [LoginType.Password]: {
    name: {
      label: '用户名',
      autoComplete: 'username',
      maxLength: 20,
      normalize: normalizeTelephone,
      problem: loginNameError,
      reason: undefined,
      placeholder: undefined,
    },
    secret: { label: '密码', problem: required(messages.passwdRequired), placeholder: undefined },
    notice: '用户名是注册时的手机号；忘记密码可通过手机号重置。',
  },
  [LoginType.VerifyCode]: {
    name: {
      label: '手机号',
      autoComplete: 'tel',
      maxLength: 11,
      normalize: normalizeTelephone,
      problem: telephoneError,
      reason: undefined,
      placeholder: undefined,
    },
    secret: { label: '验证码', problem: required(messages.verifyCodeRequired), placeholder: undefined },
    notice: '验证码10分钟内有效，请勿告诉他人。',
  },
} as const

export type LearnerLogin = Exclude<LoginType, typeof LoginType.Admin>

export const isLearnerLogin = (text: string): text is LearnerLogin => text in loginFields && text !== LoginType.Admin
