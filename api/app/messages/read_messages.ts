import { NotFound } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'

/** Marks all messages if no ids are given. @throws NotFound if one is missing or belongs to another user */
export async function readMessages(userId: number, messageIds?: number[]): Promise<void> {
  const wanted = messageIds && [...new Set(messageIds)]
  await transaction(async (trx) => {
    const own = () =>
      trx
        .from('messages')
        .where('user_id', userId)
        .if(wanted, (query) => query.whereIn('id', wanted!))
    if (wanted) {
      const [{ total }] = await own().count('* as total')
      if (Number(total) !== wanted.length) throw new NotFound()
    }
    await own()
      .whereNull('read_at')
      .update({ read_at: toStored(now()) })
  })
}
