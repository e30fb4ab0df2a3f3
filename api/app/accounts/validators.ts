import vine from '@vinejs/vine'
import { LoginType, SmsPurpose } from '#accounts/terms'
import { idCard, telephone } from '#core/rules'

export const signInValidator = vine.create({
  loginName: vine.string().trim().minLength(1).maxLength(40),
  passwd: vine.string().minLength(1).maxLength(64),
  loginType: vine.enum(Object.values(LoginType)),
  channelId: vine.number().optional(),
  liveCode: vine.string().maxLength(20).optional(),
})

const verifyCode = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{6}$/)
/** Its strength is judged by `password_rules.ts`, which knows whose it is. */
const newPassword = () => vine.string().minLength(1).maxLength(200)

export const registrationValidator = vine.create({
  loginName: telephone(),
  verifyCode: verifyCode(),
  userName: vine.string().trim().minLength(1).maxLength(20),
  idCard: idCard(),
  passwd: newPassword(),
})

export const passwordResetValidator = vine.create({
  idCard: idCard(),
  telephone: telephone(),
  verifyCode: verifyCode(),
  newPassword: newPassword(),
})

export const smsCodeValidator = vine.create({
  telephone: telephone(),
  purpose: vine.enum(Object.values(SmsPurpose)).optional(),
})

export const addressValidator = vine.create({
  deliverAddressId: vine.number().optional(),
  name: vine.string().trim().minLength(2).maxLength(10),
  region: vine.array(vine.string().regex(/^\d{6}$/)).fixedLength(3),
  address: vine.string().trim().minLength(3).maxLength(40),
  telephone: telephone(),
  defaultAddr: vine.number().in([0, 1]).optional(),
})

export const smsOutboxValidator = vine.create({ telephone: telephone() })
