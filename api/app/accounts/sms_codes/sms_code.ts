import { createHmac, randomInt } from 'node:crypto'
import type { DateTime } from 'luxon'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { Refusal, TooMany } from '#core/http/refusal'
import { fromStored, now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import {
  SmsCountdownSeconds,
  SmsLifeMinutes,
  SmsPurpose,
  SmsTries,
  messages,
} from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { SmsSender, type Sms } from '#drivers/sms/sms_sender'
import { checkBudget } from '#accounts/sms_codes/sms_budget'
import { DriverFailure } from '#drivers/driver_failure'

/** Sends for one phone: per hour and per day, whatever the purpose (decisions, section 2). */
const perHour = 5
const perDay = 10

/**
 * Sends a six-digit code, good for ten minutes, one purpose and one use. Of many asked for at once,
 * one is sent: the unique key of the usable code decides who.
 *
 * A code for a reset goes only to the stored telephone of a learner, and after the answer, so that
 * neither words nor time tell whether there is one; for an unknown number all else is the same.
 * @throws TooMany within a minute, beyond five an hour or ten a day, and once the day's budget is spent
 * @throws Refusal when the provider did not send
 */
@inject()
export class SendSmsCode {
  constructor(protected sender: SmsSender) {}

  async execute(telephone: string, purpose: SmsPurpose, ip: string): Promise<void> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const id = await reserve(telephone, purpose, ip, code)
    const send = () => this.#send(id, { telephone, purpose, code })

    if (purpose !== SmsPurpose.Reset) return send()
    if (await mayReset(telephone)) {
      send().catch((error) => logger.warn({ err: error }, 'a reset code was not sent'))
    }
  }

  async #send(id: number, sms: Sms): Promise<void> {
    try {
      await this.sender.send(sms)
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.warn({ err: error }, 'a code was not sent')
      await db.from('sms_codes').where('id', id).update({ live_key: null })
      throw new Refusal(messages.codeNotSent)
    }
  }
}

async function mayReset(telephone: string): Promise<boolean> {
  const user = await User.query().where('telephoneKey', telephone).preload('roleRows').first()
  return Boolean(user?.isOpen && !user.isStaff)
}

async function reserve(telephone: string, purpose: SmsPurpose, ip: string, code: string) {
  const live = `${purpose}:${telephone}`
  try {
    return await transaction(async (trx) => {
      await checkPace(trx, telephone)
      await checkBudget(trx)
      await retire(trx, live)
      const [id] = await trx.table('sms_codes').insert({
        telephone,
        purpose,
        live_key: live,
        code_hash: hashOf(telephone, purpose, code),
        ip,
        expires_at: toStored(now().plus({ minutes: SmsLifeMinutes })),
        created_at: toStored(now()),
      })
      return Number(id)
    })
  } catch (error) {
    if (isDuplicate(error)) throw new TooMany(SmsCountdownSeconds, messages.codeTooSoon)
    throw error
  }
}

/**
 * Ends the code that was usable until now, but never one of this very minute: a call at the same moment
 * may have counted before the other one's row was there.
 */
async function retire(trx: Trx, live: string): Promise<void> {
  const minuteAgo = toStored(now().minus({ seconds: SmsCountdownSeconds }))
  await trx
    .from('sms_codes')
    .where('live_key', live)
    .where('created_at', '<=', minuteAgo)
    .update({ live_key: null })
}

async function checkPace(trx: Trx, telephone: string) {
  const spans = [
    { within: { seconds: SmsCountdownSeconds }, most: 1 },
    { within: { hours: 1 }, most: perHour },
    { within: { days: 1 }, most: perDay },
  ]
  for (const { within, most } of spans) {
    const since = toStored(now().minus(within))
    const [{ total }] = await trx
      .from('sms_codes')
      .where('telephone', telephone)
      .where('created_at', '>', since)
      .count('* as total')
    if (Number(total) >= most) throw new TooMany(SmsCountdownSeconds, messages.codeTooSoon)
  }
}

/**
 * True once for the right code. Five wrong guesses end the code, and so does its use.
 */
export async function useSmsCode(telephone: string, purpose: SmsPurpose, code: string) {
  return transaction(async (trx) => {
    const row = await trx
      .from('sms_codes')
      .where('live_key', `${purpose}:${telephone}`)
      .forUpdate()
      .first()
    if (!row || row.expires_at <= toStored(now()) || row.tries >= SmsTries) return false

    const right = row.code_hash === hashOf(telephone, purpose, code)
    await trx
      .from('sms_codes')
      .where('id', row.id)
      .update(right ? { live_key: null, used_at: toStored(now()) } : { tries: row.tries + 1 })
    return right
  })
}

/** When this code was used, while it would still be good otherwise; null when it was not used. */
export async function smsCodeUsedAt(
  telephone: string,
  purpose: SmsPurpose,
  code: string
): Promise<DateTime | null> {
  const row = await db
    .from('sms_codes')
    .select('used_at')
    .where({ telephone, purpose, code_hash: hashOf(telephone, purpose, code) })
    .whereNotNull('used_at')
    .where('expires_at', '>', toStored(now()))
    .orderBy('id', 'desc')
    .first()
  return row && fromStored(row.used_at)
}

function hashOf(telephone: string, purpose: string, code: string): string {
  return createHmac('sha256', env.get('INDEX_KEY'))
    .update(`sms\n${purpose}\n${telephone}\n${code}`)
    .digest('hex')
}
