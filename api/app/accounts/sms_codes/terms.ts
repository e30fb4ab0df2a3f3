/**
 * `telephone` verifies a new number before it replaces the old one, `old-telephone` confirms it from the old one. `presence`
 * answers a presence check. */
export const SmsPurpose = {
  Login: 'login',
  Register: 'register',
  Reset: 'reset',
  Telephone: 'telephone',
  OldTelephone: 'old-telephone',
  Presence: 'presence',
} as const
export type SmsPurpose = (typeof SmsPurpose)[keyof typeof SmsPurpose]

export const SmsCountdownSeconds = 60
export const SmsLifeMinutes = 10
export const MaxSmsAttempts = 5

export const messages = {
  verifyCodeRequired: '请输入验证码',
  codeSent: '验证码已发送',
  codeTooSoon: '验证码发送过于频繁，请稍后再试',
  smsDailyLimitReached: '今日短信发送量已达上限，请明天再试或联系工作人员',
  codeNotSent: '短信发送失败，请稍后再试',
  wrongCode: '验证码错误或已失效',
  noTelephone: '账号没有登记手机号',
} as const
