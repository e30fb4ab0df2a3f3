import vine from '@vinejs/vine'
import { verifyCode } from '#accounts/sms_codes/validators'
import { idCard, telephone } from '#core/rules'

/** Strength is checked by `password_rules.ts`, which needs the owner. */
export const newPassword = () => vine.string().minLength(1).maxLength(200)

export const passwordResetValidator = vine.create({
  idCard: idCard(),
  telephone: telephone(),
  verifyCode: verifyCode(),
  newPassword: newPassword(),
})
