import db from '@adonisjs/lucid/services/db'
import { withLoginThrottle } from '#accounts/passwords/lockout'
import { consumeRecoveryCode } from '#accounts/second_factor/recovery_codes'
import { SecondFactor, messages } from '#accounts/second_factor/terms'
import { stepOfCode } from '#accounts/second_factor/totp'
import { decryptTotpSecret } from '#accounts/second_factor/totp_secret'
import type { LoginOrigin } from '#accounts/sessions/remembered_device'
import type User from '#accounts/user'
import { UserError } from '#core/errors'
import { now } from '#core/time'

/** Accepts a code of the authenticator app or a recovery code, once. Wrong codes lock like wrong passwords. */
export function trySecondCode(user: User, code: string, origin: LoginOrigin) {
  const attempt = { loginName: user.loginName, loginType: SecondFactor } as const
  return withLoginThrottle(attempt, origin, () => consumeCode(user, code))
}

/** Verifies a code of a signed-in user. @throws UserError at the field `code` */
export async function verifyOwnSecondCode(user: User, code: string): Promise<void> {
  if ((await trySecondCode(user, code, { device: 'session' })) !== 'right') throw wrongCode()
}

export const wrongCode = () => new UserError(messages.wrongSecondCode, { field: 'code' })

function consumeCode(user: User, code: string): Promise<boolean> {
  return isTotpCode(code) ? consumeTotpCode(user, digitsOf(code)) : consumeRecoveryCode(user.id, code)
}

/** Otherwise it is a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(digitsOf(code))

const digitsOf = (code: string) => code.replaceAll(/\s/g, '')

/** The condition is in the statement, so that only one of several simultaneous uses of a code counts. */
async function consumeTotpCode({ id, totpSecretCipher }: User, code: string): Promise<boolean> {
  if (!totpSecretCipher) return false
  const step = stepOfCode(decryptTotpSecret(totpSecretCipher), code, now().toJSDate())
  if (step === null) return false
  const used = await db
    .from('users')
    .where({ id, totp_secret_cipher: totpSecretCipher })
    .where((query) => query.whereNull('totp_last_step').orWhere('totp_last_step', '<', step))
    .update({ totp_last_step: step })
  return Number(used) === 1
}
