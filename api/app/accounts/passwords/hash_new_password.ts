import { hashPassword } from '#accounts/passwords/password'
import { passwordError } from '#accounts/passwords/password_rules'
import { messages } from '#accounts/passwords/terms'
import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import type User from '#accounts/user'
import { UserError } from '#core/errors'

/** @throws UserError with the field */
export async function hashNewPassword(
  user: User,
  newPassword: string,
  currentPassword: string | undefined
): Promise<string> {
  const { loginName, telephone, isStaff } = user
  const errorText = passwordError(newPassword, { staff: isStaff, loginName, telephone })
  if (errorText) throw new UserError(errorText, { field: 'newPassword' })
  await verifyOwnPassword(user, currentPassword)
  if (newPassword === currentPassword) {
    throw new UserError(messages.samePassword, { field: 'newPassword' })
  }
  return hashPassword(newPassword)
}
