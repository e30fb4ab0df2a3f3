import { withLoginThrottle } from '#accounts/passwords/lockout'
import { verifyPassword } from '#accounts/passwords/password'
import { messages } from '#accounts/passwords/terms'
import { LoginType } from '#accounts/sessions/terms'
import type User from '#accounts/user'
import { UserError } from '#core/errors'

/**
 * Verifies the password of a signed-in user once more. Five wrong guesses lock this check in all sessions of the user,
 * but not sign-in: a stolen session can neither guess the password nor lock its owner out.
 * @throws UserError at the field
 */
export async function verifyOwnPassword(
  user: User,
  currentPassword?: string,
  field = 'currentPassword'
): Promise<void> {
  if (!currentPassword) {
    throw new UserError(messages.currentPasswordRequired, { field })
  }
  const { loginName, isStaff } = user
  const attempt = { loginName, loginType: isStaff ? LoginType.Admin : LoginType.Password }
  const outcome = await withLoginThrottle(attempt, { device: 'session' }, () =>
    verifyPassword(user.passwordHash, currentPassword)
  )
  if (outcome !== 'right') {
    throw new UserError(messages.currentPasswordWrong, { field })
  }
}
