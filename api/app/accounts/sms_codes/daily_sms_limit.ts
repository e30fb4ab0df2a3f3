import logger from '@adonisjs/core/services/logger'
import { messages } from '#accounts/sms_codes/terms'
import { TooManyRequests } from '#core/http/refusal'
import { BusinessZone, dayEnd, dayStart, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { readSetting } from '#settings/param'

/** Many addresses asking for many telephones pass every other limit (docs/threats.md T04). @throws TooManyRequests */
export async function refuseBeyondDailyLimit(trx: Trx): Promise<void> {
  const limit = Number(await readSetting('smsPerDay', trx))
  const today = now().setZone(BusinessZone).toISODate()!
  const [{ total }] = await trx
    .from('sms_codes')
    .where('created_at', '>=', toStored(dayStart(today)))
    .count('* as total')
  if (Number(total) < limit) return

  logger.error({ limit }, 'daily SMS limit reached: no codes until tomorrow')
  throw new TooManyRequests(
    dayEnd(today).diff(now(), 'seconds').seconds,
    messages.smsDailyLimitReached
  )
}
