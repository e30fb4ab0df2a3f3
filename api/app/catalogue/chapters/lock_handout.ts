import { isAdmin, type CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'

/**
 * Whether a file was uploaded as a handout by this person (an admin takes anybody's). Its row stays locked,
 * so that the tidying of unused files waits until a chapter points at it.
 */
export async function lockHandout(trx: Trx, user: CurrentUser, key: string): Promise<boolean> {
  const file = await trx
    .from('stored_files')
    .where({ key, category: 'handout' })
    .forUpdate()
    .first()
  return Boolean(file) && (isAdmin(user) || file.owner_id === user.id)
}
