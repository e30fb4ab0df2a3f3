import logger from '@adonisjs/core/services/logger'
import { messages } from '#accounts/sms_codes/terms'
import { TooMany } from '#core/http/refusal'
import { BusinessZone, dayEnd, dayStart, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { setting } from '#settings/param'

/**
 * Whoever asks for codes from a thousand addresses for a thousand telephones passes every limit of one
 * phone and still costs money, so all messages of a business day have one budget (threat T04, setting
 * `smsPerDay`). Calls of the same moment may pass it by as many as they are.
 * @throws TooMany until the next business day
 */
export async function checkBudget(trx: Trx): Promise<void> {
  const budget = Number(await setting('smsPerDay', trx))
  const today = now().setZone(BusinessZone).toISODate()!
  const [{ total }] = await trx
    .from('sms_codes')
    .where('created_at', '>=', toStored(dayStart(today)))
    .count('* as total')
  if (Number(total) < budget) return

  logger.error({ budget }, 'the SMS budget of this day is spent: nobody gets a code until tomorrow')
  throw new TooMany(dayEnd(today).diff(now(), 'seconds').seconds, messages.smsBudgetSpent)
}
