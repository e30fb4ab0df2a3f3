import { ClosedName } from '#accounts/closing/terms'
import { personalDataProviders } from '#accounts/personal_data_export/data_provider'
import { removeSecondFactor } from '#accounts/second_factor/remove_second_factor'
import { endSessions } from '#accounts/sessions/session_token'
import type User from '#accounts/user'
import { purgeAfterCommit } from '#core/cache/purge'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/** Not the hash of any password, so nothing matches it. */
const noPassword = '!'

/**
 * The row stays, because orders and study records refer to it. Staff keep their name: courses, statements and the
 * audit log show who taught, was paid or decided. The caller has locked the user (docs/decisions/0066).
 */
export async function anonymizeUser(trx: Trx, user: User): Promise<void> {
  const { id, loginName, telephone, isStaff } = user
  for (const { erase } of personalDataProviders()) await erase?.(trx, { id, loginName, telephone })
  user
    .useTransaction(trx)
    .merge({
      loginName: `deleted-${id}`,
      userName: isStaff ? user.userName : ClosedName,
      telephone: null,
      telephoneKey: null,
      telephoneUnproven: false,
      passwordHash: noPassword,
      idCardCipher: null,
      idCardIndex: null,
      idCardMasked: null,
      avatarUrl: isStaff ? user.avatarUrl : null,
      lastLoginAt: null,
      deletedAt: now(),
    })
  await user.save()
  await removeSecondFactor(trx, user)
  await endSessions(trx, id)
  if (isStaff) purgeAfterCommit(trx, ['channels'])
}
