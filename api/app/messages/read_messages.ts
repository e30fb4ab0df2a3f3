import { NotFound } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'

/** Marks all messages if no ids are given. @throws NotFound if one is missing or belongs to another user */
export async function readMessages(userId: number, messageIds?: number[]): Promise<void> {
  const uniqueIds = messageIds && [...new Set(messageIds)]
  await transaction(async (trx) => {
    const own = () =>
      trx
        .from('messages')
        .where('user_id', userId)
        .if(uniqueIds, (query) => query.whereIn('id', uniqueIds!))
    if (uniqueIds) {
      const [{ total }] = await own().count('* as total')
      if (Number(total) !== uniqueIds.length) throw new NotFound()
    }
    await own()
      .whereNull('read_at')
      .update({ read_at: toStored(now()) })
  })
}
