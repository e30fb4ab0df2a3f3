import { recordFailure, clearFailures, refuseWhileLocked } from '#accounts/passwords/lockout'
import { verifyPassword } from '#accounts/passwords/password'
import { messages } from '#accounts/passwords/terms'
import { LoginType } from '#accounts/sessions/terms'
import type User from '#accounts/user'
import { Refusal } from '#core/http/refusal'

/**
 * Asks somebody who is signed in for the password once more. Wrong guesses lock the account like failed sign-ins: a
 * stolen session is no way around it.
 * @throws Refusal at the field `currentPassword`
 */
export async function verifyOwnPassword(user: User, currentPassword?: string): Promise<void> {
  if (!currentPassword) {
    throw new Refusal(messages.currentPasswordRequired, { field: 'currentPassword' })
  }
  const { loginName, isStaff } = user
  const attempt = { loginName, loginType: isStaff ? LoginType.Admin : LoginType.Password }
  await refuseWhileLocked(attempt)
  if (!(await verifyPassword(user.passwordHash, currentPassword))) {
    await recordFailure(attempt)
    throw new Refusal(messages.currentPasswordWrong, { field: 'currentPassword' })
  }
  await clearFailures(attempt)
}
