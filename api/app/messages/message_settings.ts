import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { transaction } from '#core/transaction'
import { SmsKinds, type SmsKind } from '#messages/terms'

/** Which kinds a person wishes by SMS too; none unless chosen. */
export async function messageSettings(userId: number) {
  const rows: { kind: SmsKind }[] = await db
    .from('message_sms_choices')
    .where('user_id', userId)
    .select('kind')
  const chosen = new Set(rows.map(({ kind }) => kind))
  return { rows: SmsKinds.map((kind) => ({ kind, sms: chosen.has(kind) })) }
}

export async function saveMessageSettings(userId: number, smsKinds: SmsKind[]): Promise<void> {
  await transaction(async (trx) => {
    await lockUser(trx, userId)
    await trx.from('message_sms_choices').where('user_id', userId).delete()
    const chosen = SmsKinds.filter((kind) => smsKinds.includes(kind))
    if (!chosen.length) return
    await trx
      .table('message_sms_choices')
      .multiInsert(chosen.map((kind) => ({ user_id: userId, kind })))
  })
}
