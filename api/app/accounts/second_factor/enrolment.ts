import type { HttpContext } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import { loadUserForUpdate } from '#accounts/lock_user'
import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { closeChallenge, closeChallengesOf, findChallenge, openChallenge } from '#accounts/second_factor/challenge'
import { removeRecoveryCodes, renewRecoveryCodes } from '#accounts/second_factor/recovery_codes'
import { hasPasskey } from '#accounts/sessions/requirement'
import { messages } from '#accounts/second_factor/terms'
import { newTotpSecret, stepOfCode, totpUri } from '#accounts/second_factor/totp'
import { encryptTotpSecret } from '#accounts/second_factor/totp_secret'
import { verifyOwnSecondCode } from '#accounts/second_factor/verify_second_code'
import User from '#accounts/user'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

/** Stored by the client, encrypted, until its first code. Its challenge allows one confirmation in time. */
interface Enrolment {
  userId: number
  secret: string
  challengeId: string
}
const purpose = 'totp.enrolment'

/** @throws UserError when it is already enabled, or with the field `currentPassword` */
export async function beginEnrolment(userId: number, currentPassword: string | undefined) {
  const user = await User.findWithRoles(userId)
  if (user.totpSecretCipher) throw new UserError(messages.totpAlreadyOn)
  await verifyOwnPassword(user, currentPassword)

  const secret = newTotpSecret()
  const challengeId = await openChallenge('totp', userId)
  const enrolment: Enrolment = { userId, secret, challengeId }
  return {
    enrolment: encryption.use('idNumbers').encrypt(enrolment, { purpose }),
    secret,
    uri: totpUri(secret, user.loginName),
  }
}

/** @returns ten recovery codes, shown only once */
export async function confirmEnrolment(ctx: HttpContext, form: { enrolment: string; code: string }): Promise<string[]> {
  const { id } = requireUser(ctx)
  const pendingEnrolment = encryption.use('idNumbers').decrypt<Enrolment>(form.enrolment, purpose)
  if (pendingEnrolment?.userId !== id) {
    throw new UserError(messages.enrolmentExpired, { code: 'challenge-expired' })
  }
  if ((await User.findWithRoles(id)).totpSecretCipher) throw new UserError(messages.totpAlreadyOn)
  const challenge = await findChallenge('totp', pendingEnrolment.challengeId)
  const step = stepOfCode(pendingEnrolment.secret, form.code, now().toJSDate())
  if (step === null) throw new UserError(messages.wrongFirstCode, { field: 'code' })

  return transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, id)
    if (user.totpSecretCipher) throw new UserError(messages.totpAlreadyOn)
    await closeChallenge('totp', challenge, trx)
    await closeChallengesOf(trx, id)
    const sealed = encryptTotpSecret(pendingEnrolment.secret)
    await user.merge({ totpSecretCipher: sealed, totpLastStep: step, totpEnrolledAt: now() }).save()
    await audit(trx, ctx, { action: 'user.enrol-totp', object: `user:${id}` })
    return renewRecoveryCodes(trx, id)
  })
}

/** Removing the last second factor also deletes the recovery codes. */
export async function switchTotpOff(ctx: HttpContext, code: string): Promise<void> {
  const { id } = requireUser(ctx)
  const before = await User.findWithRoles(id)
  if (!before.totpSecretCipher) throw new UserError(messages.totpOff)
  await verifyOwnSecondCode(before, code)

  const keepsCodes = await hasPasskey(id)
  await transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, id)
    await user.merge(clearedTotp).save()
    await closeChallengesOf(trx, id)
    if (!keepsCodes) await removeRecoveryCodes(trx, id)
    await audit(trx, ctx, { action: 'user.remove-totp', object: `user:${id}` })
  })
}

export const clearedTotp = { totpSecretCipher: null, totpLastStep: null, totpEnrolledAt: null }

/** @returns ten new recovery codes, shown only once; older ones become invalid */
export async function replaceRecoveryCodes(ctx: HttpContext, code: string): Promise<string[]> {
  const { id } = requireUser(ctx)
  await verifyOwnSecondCode(await User.findWithRoles(id), code)
  return transaction(async (trx) => {
    await loadUserForUpdate(trx, id)
    await audit(trx, ctx, { action: 'user.renew-recovery-codes', object: `user:${id}` })
    return renewRecoveryCodes(trx, id)
  })
}
