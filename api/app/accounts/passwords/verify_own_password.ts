import { limitTries } from '#accounts/passwords/lockout'
import { verifyPassword } from '#accounts/passwords/password'
import { messages } from '#accounts/passwords/terms'
import { LoginType } from '#accounts/sessions/terms'
import type User from '#accounts/user'
import { Refusal } from '#core/http/refusal'

/** Wrong guesses lock this question, not signing in: a stolen session cannot shut its owner out. @throws Refusal */
export async function verifyOwnPassword(user: User, currentPassword?: string): Promise<void> {
  if (!currentPassword) {
    throw new Refusal(messages.currentPasswordRequired, { field: 'currentPassword' })
  }
  const { loginName, isStaff } = user
  const attempt = { loginName, loginType: isStaff ? LoginType.Admin : LoginType.Password }
  const outcome = await limitTries(attempt, { device: 'session' }, () =>
    verifyPassword(user.passwordHash, currentPassword)
  )
  if (outcome !== 'right') {
    throw new Refusal(messages.currentPasswordWrong, { field: 'currentPassword' })
  }
}
