import vine from '@vinejs/vine'
import { currentPassword } from '#accounts/passwords/validators'
import { verifyCode } from '#accounts/sms_codes/validators'

/** The password, or a code sent to the user's stored number. */
export const reauthenticationField = () => ({
  currentPassword: currentPassword(),
  oldVerifyCode: verifyCode().optional(),
})

export const ownDataFileValidator = vine.create(reauthenticationField())
