import { lockUser } from '#accounts/lock_user'
import HourUpload from '#certificates/ledger/hour_upload'
import type { Trx } from '#core/transaction'

/** Locks the user too, whose balances depend on it. */
export async function lockUpload(trx: Trx, { id, userId }: Pick<HourUpload, 'id' | 'userId'>): Promise<HourUpload> {
  await lockUser(trx, userId)
  return HourUpload.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}
