import { isAdmin, type CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'

/** Locks the row, so that the cleanup job waits until a chapter uses the file. */
export async function lockHandout(trx: Trx, user: CurrentUser, key: string): Promise<boolean> {
  const file = await trx.from('stored_files').where({ key, category: 'handout' }).forUpdate().first()
  return Boolean(file) && (isAdmin(user) || file.owner_id === user.id)
}
