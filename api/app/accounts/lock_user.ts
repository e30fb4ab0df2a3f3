import User from '#accounts/user'
import { messages } from '#accounts/closing/terms'
import { NotFound, UserError } from '#core/errors'
import { padToPowerOfTwo, prepared } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'

/** For code that counts rows before it inserts one, such as cart and entitlements; lock order: docs/decisions/0027. */
export async function lockUser(trx: Trx, userId: number): Promise<void> {
  await lock.rows(trx, userId)
}

/** In the order of their ids. */
export async function lockUsers(trx: Trx, userIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(userIds)].sort((one, other) => one - other)
  if (ids.length) await trx.from('users').whereIn('id', padToPowerOfTwo(ids)).orderBy('id').forUpdate().select('id')
}

/** For actions of the user: a closed account cannot start new ones. @throws UserError */
export async function lockOwnUser(trx: Trx, userId: number): Promise<void> {
  const [row] = await lock.rows(trx, userId)
  if (!row || row.deleted_at) throw new UserError(messages.accountClosed)
}

const lock = prepared<{ deleted_at: string | null }>('select deleted_at from users where id = ?', { locks: true })

/** @throws NotFound for a missing or deleted user */
export async function loadUserForUpdate(trx: Trx, id: number): Promise<User> {
  const user = await User.query({ client: trx })
    .where('id', id)
    .whereNull('deletedAt')
    .forUpdate()
    .preload('roleRows')
    .first()
  if (!user) throw new NotFound()
  return user
}
