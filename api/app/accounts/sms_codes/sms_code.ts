import { createHmac, randomInt } from 'node:crypto'
import type { DateTime } from 'luxon'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { Refusal, TooManyRequests } from '#core/http/refusal'
import { fromStored, now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import {
  SmsCountdownSeconds,
  SmsLifeMinutes,
  SmsPurpose,
  MaxSmsAttempts,
  messages,
} from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { SmsSender, type Sms } from '#drivers/sms/sms_sender'
import { refuseBeyondDailyLimit } from '#accounts/sms_codes/daily_sms_limit'
import { DriverFailure } from '#drivers/driver_failure'

/** Per telephone, whatever the purpose (docs/product.md 1.6). */
const maxPerHour = 5
const maxPerDay = 10

/**
 * Sends a six-digit code for one purpose and one use. The unique `live_key` lets one of several simultaneous calls
 * send. A reset code goes only to a learner's stored telephone and is not awaited, so that neither text nor time
 * reveals whether there is one.
 * @throws Refusal when the provider did not send
 */
@inject()
export class SendSmsCode {
  constructor(protected sender: SmsSender) {}

  async execute(telephone: string, purpose: SmsPurpose, ip: string): Promise<void> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const id = await createCode(telephone, purpose, ip, code)
    const send = () => this.#send(id, { telephone, purpose, code })

    if (purpose !== SmsPurpose.Reset) return send()
    if (await canReset(telephone)) {
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

async function canReset(telephone: string): Promise<boolean> {
  const user = await User.query().where('telephoneKey', telephone).preload('roleRows').first()
  return Boolean(user?.isActive && !user.isStaff)
}

async function createCode(telephone: string, purpose: SmsPurpose, ip: string, code: string) {
  const liveKey = `${purpose}:${telephone}`
  try {
    return await transaction(async (trx) => {
      await refuseTooFrequent(trx, telephone)
      await refuseBeyondDailyLimit(trx)
      await retireUsableCode(trx, liveKey)
      const [id] = await trx.table('sms_codes').insert({
        telephone,
        purpose,
        live_key: liveKey,
        code_hash: hashOf(telephone, purpose, code),
        ip,
        expires_at: toStored(now().plus({ minutes: SmsLifeMinutes })),
        created_at: toStored(now()),
      })
      return Number(id)
    })
  } catch (error) {
    if (isDuplicate(error)) throw new TooManyRequests(SmsCountdownSeconds, messages.codeTooSoon)
    throw error
  }
}

/**
 * Never a code of the last minute: a simultaneous call may have passed the pace check before that row was there.
 */
async function retireUsableCode(trx: Trx, liveKey: string): Promise<void> {
  const minuteAgo = toStored(now().minus({ seconds: SmsCountdownSeconds }))
  await trx
    .from('sms_codes')
    .where('live_key', liveKey)
    .where('created_at', '<=', minuteAgo)
    .update({ live_key: null })
}

async function refuseTooFrequent(trx: Trx, telephone: string) {
  const limits = [
    { period: { seconds: SmsCountdownSeconds }, max: 1 },
    { period: { hours: 1 }, max: maxPerHour },
    { period: { days: 1 }, max: maxPerDay },
  ]
  for (const { period, max } of limits) {
    const since = toStored(now().minus(period))
    const [{ total }] = await trx
      .from('sms_codes')
      .where('telephone', telephone)
      .where('created_at', '>', since)
      .count('* as total')
    if (Number(total) >= max) throw new TooManyRequests(SmsCountdownSeconds, messages.codeTooSoon)
  }
}

/** True once for the right code. It ends with its use and after five wrong guesses. */
export function consumeSmsCode(telephone: string, purpose: SmsPurpose, code: string) {
  return tryCode(telephone, purpose, code, { use: true })
}

/** Counts a wrong guess and leaves a right code usable, for a form that takes two codes. */
export function tryCodeWithoutUse(telephone: string, purpose: SmsPurpose, code: string) {
  return tryCode(telephone, purpose, code, { use: false })
}

function tryCode(telephone: string, purpose: SmsPurpose, code: string, { use }: { use: boolean }) {
  return transaction(async (trx) => {
    const row = await trx
      .from('sms_codes')
      .where('live_key', `${purpose}:${telephone}`)
      .forUpdate()
      .first()
    if (!row || row.expires_at <= toStored(now()) || row.tries >= MaxSmsAttempts) return false

    const isRight = row.code_hash === hashOf(telephone, purpose, code)
    if (isRight && !use) return true
    await trx
      .from('sms_codes')
      .where('id', row.id)
      .update(isRight ? { live_key: null, used_at: toStored(now()) } : { tries: row.tries + 1 })
    return isRight
  })
}

/** Null unless the code was consumed and would otherwise still be valid. */
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
