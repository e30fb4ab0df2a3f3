import { closeChallengesOf } from '#accounts/second_factor/challenge'
import { clearedTotp } from '#accounts/second_factor/enrolment'
import { removeRecoveryCodes } from '#accounts/second_factor/recovery_codes'
import { endSessions } from '#accounts/sessions/session_token'
import User from '#accounts/user'
import { auditConsole } from '#core/audit/audit'
import { transaction, type Trx } from '#core/transaction'

export async function removeSecondFactor(trx: Trx, user: User): Promise<void> {
  await user.useTransaction(trx).merge(clearedTotp).save()
  await removeRecoveryCodes(trx, user.id)
  await closeChallengesOf(trx, user.id)
  await trx.from('passkeys').where('user_id', user.id).delete()
}

/** Console command for a lost phone. Ends all sessions; false when there is no such account. */
export async function resetSecondFactor(loginName: string, reason: string): Promise<boolean> {
  return transaction(async (trx) => {
    const user = await User.query({ client: trx }).where({ loginName }).whereNull('deletedAt').forUpdate().first()
    if (!user) return false
    await removeSecondFactor(trx, user)
    await endSessions(trx, user.id)
    await auditConsole(trx, { action: 'user.reset-totp', object: `user:${user.id}`, reason })
    return true
  })
}
