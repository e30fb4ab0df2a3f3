import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { consumeSmsCode } from '#accounts/sms_codes/sms_code'
import { SmsPurpose, messages } from '#accounts/sms_codes/terms'
import type User from '#accounts/user'
import { UserError } from '#core/errors'

export interface OwnerProof {
  currentPassword?: string
  /** A code sent to the user's stored number, instead of the password. */
  oldVerifyCode?: string
}

/** A session alone can neither export the data of a user nor close the account. @throws UserError with the field */
export async function reauthenticate(user: User, proof: OwnerProof): Promise<void> {
  if (proof.oldVerifyCode === undefined) return verifyOwnPassword(user, proof.currentPassword)
  const { OldTelephone } = SmsPurpose
  const isRight = user.telephone && (await consumeSmsCode(user.telephone, OldTelephone, proof.oldVerifyCode))
  if (!isRight) throw new UserError(messages.wrongCode, { field: 'oldVerifyCode' })
}
