import { recordFailure, clearFailures, refuseLocked } from '#accounts/passwords/lockout'
import { hashPassword, verifyPassword } from '#accounts/passwords/password'
import { passwordFault } from '#accounts/passwords/password_rules'
import { messages } from '#accounts/passwords/terms'
import { LoginType } from '#accounts/sessions/terms'
import type User from '#accounts/user'
import { Refusal } from '#core/http/refusal'

/**
 * The hash of a new password, for whoever knows the current one. Guessing the current one locks like
 * guessing at the door, so that a stolen session is no way around it.
 * @throws Refusal for a weak new password, the same one again, and a missing or wrong current one
 * @throws TooMany while locked
 */
export async function newPasswordHash(
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
  await refuseLocked(attempt)
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
