import { refuseSelfAndLastAdmin } from '#accounts/refuse_last_admin'
import { removeSecondFactor } from '#accounts/second_factor/remove_second_factor'
import { endSessions } from '#accounts/sessions/session_token'
import type User from '#accounts/user'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/** Telephone and ID number may register again; orders, entitlements and logs keep their reference. @throws Refusal */
export async function removeUser(trx: Trx, currentUserId: number, user: User): Promise<void> {
  await refuseSelfAndLastAdmin(trx, currentUserId, user)
  user.useTransaction(trx).merge({
    loginName: `deleted-${user.id}`,
    telephoneKey: null,
    idCardCipher: null,
    idCardIndex: null,
    deletedAt: now(),
  })
  await user.save()
  await removeSecondFactor(trx, user)
  await endSessions(trx, user.id)
}
