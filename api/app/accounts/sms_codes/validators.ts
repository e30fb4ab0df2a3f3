import vine from '@vinejs/vine'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import { telephone } from '#core/rules'

export const verifyCode = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{6}$/)

export const smsCodeValidator = vine.create({
  telephone: telephone(),
  purpose: vine.enum(Object.values(SmsPurpose)).optional(),
})

export const smsOutboxValidator = vine.create({ telephone: telephone() })
