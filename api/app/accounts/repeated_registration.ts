import { setTimeout as pause } from 'node:timers/promises'
import { verifyPassword } from '#accounts/passwords/password'
import { indexOfIdCard } from '#accounts/personal_data'
import type { Registration } from '#accounts/registration'
import { smsCodeUsedAt } from '#accounts/sms_codes/sms_code'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { now } from '#core/time'

/** How long a second click waits for the first one to be done. */
const waitMs = 4000
const lookEveryMs = 80

/**
 * The person whom this very registration has made already, or is making at this moment; null when it is
 * not a repetition. Nobody is signed in who could own an idempotency key, but the code that was spent
 * says as much: whoever sends it again within its ten minutes, with the same name, ID number and
 * password, clicked twice or never heard the answer, and is answered like the first time.
 */
export async function madeBefore(form: Registration): Promise<User | null> {
  const telephone = form.loginName
  const usedAt = await smsCodeUsedAt(telephone, SmsPurpose.Register, form.verifyCode)
  if (!usedAt) return null

  const underWay = usedAt > now().minus({ milliseconds: waitMs })
  const user = await appearing(telephone, underWay ? Date.now() + waitMs : 0)
  const same =
    user !== null &&
    user.createdAt >= usedAt &&
    user.userName === form.userName &&
    user.idCardIndex === indexOfIdCard(form.idCard)
  return same && (await verifyPassword(user.passwordHash, form.passwd)) ? user : null
}

async function appearing(telephone: string, until: number): Promise<User | null> {
  for (;;) {
    const user = await User.findBy('telephoneKey', telephone)
    if (user || Date.now() >= until) return user
    await pause(lookEveryMs)
  }
}
