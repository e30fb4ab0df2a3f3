import { createHmac, randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { Refusal, TooMany } from '#core/refusal'
import { now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import { SmsCountdownSeconds, SmsLifeMinutes, SmsTries, says, type SmsPurpose } from '#accounts/terms'
import { SmsSender } from '#drivers/sms/sms_sender'
import app from '@adonisjs/core/services/app'
import { DriverFailure } from '#drivers/driver_failure'

/** Sends for one phone: per hour and per day, whatever the purpose (decisions, section 2). */
const perHour = 5
const perDay = 10

/**
 * Sends a six-digit code, good for ten minutes, one purpose and one use. Of many asked for at once,
 * one is sent: the unique key of the usable code decides who.
 * @throws TooMany within a minute, and beyond five an hour or ten a day
 * @throws Refusal when the provider did not send
 */
export async function sendSmsCode(telephone: string, purpose: SmsPurpose, ip: string) {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const id = await reserve(telephone, purpose, ip, code)
  try {
    const sender = await app.container.make(SmsSender)
    await sender.send({ telephone, purpose, code })
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    await db.from('sms_codes').where('id', id).update({ live_key: null })
    throw new Refusal(says.codeNotSent)
  }
}

async function reserve(telephone: string, purpose: SmsPurpose, ip: string, code: string) {
  try {
    return await transaction(async (trx) => {
      await checkPace(trx, telephone)
      const live = `${purpose}:${telephone}`
      await trx.from('sms_codes').where('live_key', live).update({ live_key: null })
      const [id] = await trx.table('sms_codes').insert({
        telephone,
        purpose,
        live_key: live,
        code_hash: hashOf(telephone, purpose, code),
        ip,
        expires_at: toStored(now().plus({ minutes: SmsLifeMinutes })),
        created_at: toStored(now()),
      })
      return id
    })
  } catch (error) {
    if (isDuplicate(error)) throw new TooMany(SmsCountdownSeconds, says.codeTooSoon)
    throw error
  }
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
    if (Number(total) >= most) throw new TooMany(SmsCountdownSeconds, says.codeTooSoon)
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

function hashOf(telephone: string, purpose: string, code: string): string {
  return createHmac('sha256', env.get('INDEX_KEY'))
    .update(`sms\n${purpose}\n${telephone}\n${code}`)
    .digest('hex')
}
