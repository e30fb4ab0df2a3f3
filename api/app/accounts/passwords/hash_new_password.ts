import { recordFailure, clearFailures, refuseWhileLocked } from '#accounts/passwords/lockout'
import { hashPassword, verifyPassword } from '#accounts/passwords/password'
import { passwordFault } from '#accounts/passwords/password_rules'
import { messages } from '#accounts/passwords/terms'
import { LoginType } from '#accounts/sessions/terms'
import type User from '#accounts/user'
import { Refusal } from '#core/http/refusal'

/**
 * Wrong guesses of the current password lock the account like failed sign-ins: a stolen session is no way around
 * it.
 */
export async function hashNewPassword(
  user: User,
  newPassword: string,
  currentPassword: string | undefined
): Promise<string> {
  const { loginName, telephone, isStaff } = user
  const fault = passwordFault(newPassword, { staff: isStaff, loginName, telephone })
  if (fault) throw new Refusal(fault, { field: 'newPassword' })
  if (!currentPassword) {
    throw new Refusal(messages.currentPasswordRequired, { field: 'currentPassword' })
  }

  const attempt = { loginName, loginType: isStaff ? LoginType.Admin : LoginType.Password }
  await refuseWhileLocked(attempt)
  if (!(await verifyPassword(user.passwordHash, currentPassword))) {
    await recordFailure(attempt)
    throw new Refusal(messages.currentPasswordWrong, { field: 'currentPassword' })
  }
  await clearFailures(attempt)
  if (newPassword === currentPassword) {
    throw new Refusal(messages.samePassword, { field: 'newPassword' })
  }
  return hashPassword(newPassword)
}
