import db from '@adonisjs/lucid/services/db'
import { limitTries } from '#accounts/passwords/lockout'
import { useRecoveryCode } from '#accounts/second_factor/recovery_codes'
import { SecondFactor, messages } from '#accounts/second_factor/terms'
import { stepOfCode } from '#accounts/second_factor/totp'
import { openTotpSecret } from '#accounts/second_factor/totp_secret'
import type { LoginOrigin } from '#accounts/sessions/known_device'
import type User from '#accounts/user'
import { Refusal } from '#core/errors'
import { now } from '#core/time'

/** Takes a code of the authenticator app or a recovery code, once. Wrong ones lock like wrong passwords. */
export function trySecondCode(user: User, code: string, origin: LoginOrigin) {
  const attempt = { loginName: user.loginName, loginType: SecondFactor } as const
  return limitTries(attempt, origin, () => useCode(user, code))
}

/** Asks somebody who is signed in for a code: @throws Refusal at the field `code` */
export async function verifyOwnSecondCode(user: User, code: string): Promise<void> {
  if ((await trySecondCode(user, code, { device: 'session' })) !== 'right') throw wrongCode()
}

export const wrongCode = () => new Refusal(messages.wrongSecondCode, { field: 'code' })

function useCode(user: User, code: string): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? useTotpCode(user, digits) : useRecoveryCode(user.id, code)
}

/** The condition stands in the statement, so that one of several simultaneous uses of a code counts. */
async function useTotpCode({ id, totpSecretCipher }: User, code: string): Promise<boolean> {
  if (!totpSecretCipher) return false
  const step = stepOfCode(openTotpSecret(totpSecretCipher), code, now().toJSDate())
  if (step === null) return false
  const used = await db
    .from('users')
    .where({ id, totp_secret_cipher: totpSecretCipher })
    .where((query) => query.whereNull('totp_last_step').orWhere('totp_last_step', '<', step))
    .update({ totp_last_step: step })
  return Number(used) === 1
}
