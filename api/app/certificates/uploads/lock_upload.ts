import { lockUser } from '#accounts/lock_user'
import HourUpload from '#certificates/ledger/hour_upload'
import type { Trx } from '#core/transaction'

/** With its person, whose balances follow from it. */
export async function lockUpload(trx: Trx, { id, userId }: Pick<HourUpload, 'id' | 'userId'>): Promise<HourUpload> {
  await lockUser(trx, userId)
  return HourUpload.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}
