import vine from '@vinejs/vine'
import { verifyCode } from '#accounts/sms_codes/validators'
import { emptyToUndefined } from '#core/query_rules'
import { idCard, telephone } from '#core/rules'

/** Strength is checked by `password_rules.ts`, which needs the owner. */
export const newPassword = () => vine.string().minLength(1).maxLength(200)

/** If it is missing, `verify_own_password.ts` rejects it at its field. */
export const currentPassword = () => vine.string().maxLength(200).parse(emptyToUndefined).optional()

export const passwordResetValidator = vine.create({
  idCard: idCard(),
  telephone: telephone(),
  verifyCode: verifyCode(),
  newPassword: newPassword(),
})
