import { setTimeout as pause } from 'node:timers/promises'
import { verifyPassword } from '#accounts/passwords/password'
import { indexOfIdCard } from '#accounts/personal_data'
import type { Registration } from '#accounts/registration'
import { smsCodeUsedAt } from '#accounts/sms_codes/sms_code'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { now } from '#core/time'

const waitMs = 4000
const pollEveryMs = 80

/**
 * The learner that this same registration has created or is creating; null when it is no repetition. Nobody is
 * signed in yet who could own an idempotency key, so the consumed code stands for it: sent again within its life,
 * with the same name, ID number and password.
 */
export async function findRepeatedRegistration(form: Registration): Promise<User | null> {
  const telephone = form.loginName
  const usedAt = await smsCodeUsedAt(telephone, SmsPurpose.Register, form.verifyCode)
  if (!usedAt) return null

  const isRecent = usedAt > now().minus({ milliseconds: waitMs })
  const user = await waitForUser(telephone, isRecent ? Date.now() + waitMs : 0)
  const same =
    user !== null &&
    user.createdAt >= usedAt &&
    user.userName === form.userName &&
    user.idCardIndex === indexOfIdCard(form.idCard)
  return same && (await verifyPassword(user.passwordHash, form.passwd)) ? user : null
}

async function waitForUser(telephone: string, deadline: number): Promise<User | null> {
  for (;;) {
    const user = await User.findBy('telephoneKey', telephone)
    if (user || Date.now() >= deadline) return user
    await pause(pollEveryMs)
  }
}
