import logger from '@adonisjs/core/services/logger'
import { MaxMessageNoticesPerDay, NoticeState } from '#accounts/notices/terms'
import { messages } from '#accounts/sms_codes/terms'
import { TooManyRequests } from '#core/errors'
import { BusinessZone, dayEnd, dayStart, now, toStored } from '#core/time'
import { isDuplicate, RetryTransaction, type Trx } from '#core/transaction'
import { readSetting } from '#settings/read_setting'
import { settings } from '#settings/terms'

/** Share of the daily quota for messages that users send to others; the rest is reserved for sign-in codes. */
const shareOfNotices = 0.5

/**
 * Locks the row of the setting until the commit, so that the next sender counts what this one sends. Called before the
 * first plain read, which would count what was there before the wait (docs/decisions/0027). Creates the row if the
 * setting was never saved.
 */
export async function lockDailyBudget(trx: Trx): Promise<void> {
  const name = 'smsPerDay'
  const locked = await trx.from('params').where('name', name).select('name').forUpdate().first()
  if (locked) return
  const { value, public: isPublic } = settings[name]
  try {
    await trx.table('params').insert({ name, value, public: isPublic })
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction('another transaction made it first')
    throw error
  }
}

/** Many IPs requesting codes for many telephones pass every other limit (docs/threats.md T04). @throws TooManyRequests */
export async function ensureDailySmsLimit(trx: Trx): Promise<void> {
  const limit = Number(await readSetting('smsPerDay', trx))
  const { codes, notices } = await sentToday(trx)
  if (codes + notices < limit) return

  logger.error({ limit }, 'daily SMS limit reached: no codes until tomorrow')
  throw new TooManyRequests(dayEnd(today()).diff(now(), 'seconds').seconds, messages.smsDailyLimitReached)
}

/** Number of notices that can still be queued today. */
export async function remainingNoticesToday(trx: Trx): Promise<number> {
  const limit = Number(await readSetting('smsPerDay', trx))
  const { codes, notices } = await sentToday(trx)
  const share = Math.floor(limit * shareOfNotices)
  return Math.max(0, Math.min(share - notices, limit - codes - notices))
}

/**
 * Whether one more notice about a message may be sent: only sent ones count, because several may have been queued at
 * once. The caller has locked the daily quota.
 */
export async function canSendMessageNotice(trx: Trx, requestedBy: number): Promise<boolean> {
  const limit = Number(await readSetting('smsPerDay', trx))
  const { codes, notices } = await sentToday(trx)
  const since = toStored(dayStart(today()))
  const aboutMessages = () =>
    trx.from('sms_notices').where('created_at', '>=', since).where('notice', 'like', 'message-%')
  const [{ staying }] = await aboutMessages()
    .whereIn('state', [NoticeState.Waiting, NoticeState.Failed])
    .count('* as staying')
  const [{ theirs }] = await aboutMessages()
    .where('requested_by', requestedBy)
    .whereIn('state', [NoticeState.Sending, NoticeState.Sent])
    .count('* as theirs')
  const left = notices - Number(staying)
  const hasRoom = left < Math.floor(limit * shareOfNotices) && codes + left < limit
  return hasRoom && Number(theirs) < MaxMessageNoticesPerDay
}

async function sentToday(trx: Trx) {
  const since = toStored(dayStart(today()))
  const of = (table: string) => trx.from(table).where('created_at', '>=', since).count('* as total')
  const [[codes], [notices]] = [await of('sms_codes'), await of('sms_notices')]
  return { codes: codes.total, notices: notices.total }
}

const today = () => now().setZone(BusinessZone).toISODate()!
