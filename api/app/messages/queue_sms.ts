import logger from '@adonisjs/core/services/logger'
import { queueNotices } from '#accounts/notices/queue_notices'
import { remainingNoticesToday } from '#accounts/sms_codes/daily_sms_limit'
import { MaxSmsPerDay, SmsNotices, type MessageKind, type SmsKind } from '#messages/terms'
import { BusinessZone, dayStart, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

interface Verdict {
  userId: number
  messageId: number
  kind: MessageKind
}

/** Queues an SMS for a message whose kind the user chose (docs/decisions/0002). Above the daily limit only the message is sent. */
export async function queueSms(trx: Trx, { userId, messageId, kind }: Verdict): Promise<void> {
  if (!isSmsKind(kind)) return
  const telephone = await smsRecipient(trx, userId, kind)
  if (!telephone) return
  if ((await sentToday(trx, userId)) >= MaxSmsPerDay) return
  if ((await remainingNoticesToday(trx)) === 0) {
    return logger.warn({ messageId, kind }, 'a message was not sent by SMS: the share of today is used')
  }
  await queueNotices(trx, [
    { telephone, notice: SmsNotices[kind], values: {}, idempotencyKey: `message:${messageId}`, requestedBy: userId },
  ])
}

const isSmsKind = (kind: MessageKind): kind is SmsKind => kind in SmsNotices

async function smsRecipient(trx: Trx, userId: number, kind: SmsKind): Promise<string | null> {
  const row = await trx
    .from('message_sms_choices')
    .join('users', 'users.id', 'message_sms_choices.user_id')
    .where({ 'message_sms_choices.user_id': userId, 'message_sms_choices.kind': kind })
    .whereNull('users.deleted_at')
    .whereNull('users.disabled_at')
    .select('users.telephone as telephone')
    .first()
  return row?.telephone ?? null
}

async function sentToday(trx: Trx, userId: number): Promise<number> {
  const today = now().setZone(BusinessZone).toISODate()!
  const [{ total }] = await trx
    .from('sms_notices')
    .where('requested_by', userId)
    .where('created_at', '>=', toStored(dayStart(today)))
    .whereIn('notice', Object.values(SmsNotices))
    .count('* as total')
  return Number(total)
}
