import db from '@adonisjs/lucid/services/db'
import { lockOwnUser } from '#accounts/lock_user'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { maskTelephone } from '#core/shared_rules'
import { transaction } from '#core/transaction'
import { messages, smsKindsOf, type SmsKind } from '#messages/terms'

/** Kinds that a user also wants by SMS, and the telephone they go to; none by default. */
export async function messageSettings({ id, roles }: CurrentUser) {
  const rows: { kind: SmsKind }[] = await db.from('message_sms_choices').where('user_id', id).select('kind')
  const { telephone } = await db.from('users').where('id', id).select('telephone').firstOrFail()
  const chosen = new Set(rows.map(({ kind }) => kind))
  return {
    rows: smsKindsOf(roles).map((kind) => ({ kind, sms: chosen.has(kind) })),
    telephone: telephone ? maskTelephone(telephone) : null,
  }
}

/** @throws UserError for a kind that this user cannot receive */
export async function saveMessageSettings({ id, roles }: CurrentUser, smsKinds: SmsKind[]): Promise<void> {
  const own = smsKindsOf(roles)
  if (smsKinds.some((kind) => !own.includes(kind))) {
    throw new UserError(messages.notYourKind, { field: 'smsKinds' })
  }
  await transaction(async (trx) => {
    await lockOwnUser(trx, id)
    await trx.from('message_sms_choices').where('user_id', id).delete()
    const chosen = own.filter((kind) => smsKinds.includes(kind))
    if (!chosen.length) return
    await trx.table('message_sms_choices').multiInsert(chosen.map((kind) => ({ user_id: id, kind })))
  })
}
