import { guardAdmins } from '#accounts/admin_guard'
import { endSessions } from '#accounts/sessions/session_token'
import type User from '#accounts/user'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * Takes a person out: nobody signs in any more, telephone and ID number may register anew, and the number
 * itself is gone for good. Orders, courses and logs keep pointing at the row.
 * @throws Refusal for oneself and the last admin
 */
export async function removePerson(trx: Trx, meId: number, user: User): Promise<void> {
  await guardAdmins(trx, meId, user)
  user.useTransaction(trx).merge({
    loginName: `deleted-${user.id}`,
    telephoneKey: null,
    idCardCipher: null,
    idCardIndex: null,
    deletedAt: now(),
  })
  await user.save()
  await endSessions(trx, user.id)
}
