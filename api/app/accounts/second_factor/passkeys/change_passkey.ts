import type { HttpContext } from '@adonisjs/core/http'
import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { closeChallengesOf } from '#accounts/second_factor/challenge'
import Passkey from '#accounts/second_factor/passkeys/passkey'
import { removeRecoveryCodes } from '#accounts/second_factor/recovery_codes'
import { loadUserForUpdate } from '#accounts/lock_user'
import User from '#accounts/user'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'

export async function renamePasskey(ctx: HttpContext, id: number, passkeyName: string) {
  const { id: userId } = requireUser(ctx)
  return transaction(async (trx) => {
    const passkey = await Passkey.owned(userId, id, trx)
    const before = { passkey: passkey.name }
    await passkey.merge({ name: passkeyName }).save()
    await audit(trx, ctx, {
      action: 'user.rename-passkey',
      object: `user:${userId}`,
      before,
      after: { passkey: passkeyName },
    })
    return passkey
  })
}

/** Removing the last second factor also deletes the recovery codes. @throws UserError with the field `currentPassword` */
export async function removePasskey(ctx: HttpContext, id: number, currentPassword?: string) {
  const { id: userId } = requireUser(ctx)
  await Passkey.owned(userId, id)
  await verifyOwnPassword(await User.findWithRoles(userId), currentPassword)
  await transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, userId)
    const passkey = await Passkey.owned(userId, id, trx)
    await passkey.delete()
    await closeChallengesOf(trx, userId)
    const left = await Passkey.query({ client: trx }).where('userId', userId).first()
    if (!left && !user.totpSecretCipher) await removeRecoveryCodes(trx, userId)
    await audit(trx, ctx, {
      action: 'user.remove-passkey',
      object: `user:${userId}`,
      before: { passkey: passkey.name },
    })
  })
}
