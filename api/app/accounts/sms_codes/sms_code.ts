import { createHmac, randomInt } from 'node:crypto'
import type { DateTime } from 'luxon'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { UserError, TooManyRequests } from '#core/errors'
import { Role } from '#core/roles'
import { fromStored, now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import { SmsCountdownSeconds, SmsLifeMinutes, SmsPurpose, MaxSmsAttempts, messages } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { SmsSender, type Sms } from '#drivers/sms/sms_sender'
import { ensureSmsPace } from '#accounts/sms_codes/sms_pace'
import { smsCodeQuotas, visitorCounters, type Visitor } from '#accounts/sessions/visitor_quotas'
import { areProofsOff, requireProofOfWork } from '#accounts/proof_of_work/proof'
import { consumeQuotas, consumedQuota } from '#core/http/quotas'
import { readSetting } from '#settings/read_setting'
import { lockDailyBudget, ensureDailySmsLimit } from '#accounts/sms_codes/daily_sms_limit'
import { DriverFailure } from '#drivers/driver_failure'

/** Codes of one IP per hour that need no proof of work, whichever client requested them. */
const codesWithoutProof = 10

/** The client that requests a code. A signed-in owner of the telephone needs no proof of work. */
export interface CodeRequester extends Visitor {
  proof?: string
  isOwner?: boolean
}

/**
 * Sends a six-digit code for one purpose and one use. The unique `live_key` lets only one of several simultaneous calls
 * send. A reset code goes only to a learner's stored telephone and is not awaited, so that neither text nor time
 * reveals whether there is one.
 * @throws UserError when the provider did not send
 */
@inject()
export class SendSmsCode {
  constructor(protected sender: SmsSender) {}

  async execute(telephone: string, purpose: SmsPurpose, from: CodeRequester): Promise<void> {
    const earlier = await ensureSmsPace(db.connection(), telephone, from.ip)
    if (!from.isOwner) await requireProofOfWorkAfterFailures(telephone, earlier, from)
    const perDay = Number(await readSetting('smsPerDay'))
    const release = await consumeQuotas(smsCodeQuotas(from, perDay))
    try {
      await this.#createAndSend(telephone, purpose, from.ip)
    } catch (error) {
      await release()
      throw error
    }
  }

  async #createAndSend(telephone: string, purpose: SmsPurpose, ip: string): Promise<void> {
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
      throw new UserError(messages.codeNotSent)
    }
  }
}

/** Required from the second code per telephone and day, and for a device or IP that requests many. */
async function requireProofOfWorkAfterFailures(telephone: string, earlier: number, from: CodeRequester): Promise<void> {
  if (areProofsOff) return
  const spent = await Promise.all(visitorCounters('sms', from).map(consumedQuota))
  if (earlier === 0 && Math.max(...spent) < codesWithoutProof) return
  await requireProofOfWork(`code:${telephone}`, from.proof)
}

async function canReset(telephone: string): Promise<boolean> {
  const user = await User.query().where('telephoneKey', telephone).preload('roleRows').first()
  return Boolean(user?.isActive && user.roles.includes(Role.User))
}

async function createCode(telephone: string, purpose: SmsPurpose, ip: string, code: string) {
  const liveKey = `${purpose}:${telephone}`
  try {
    return await transaction(async (trx) => {
      await lockDailyBudget(trx)
      await ensureSmsPace(trx, telephone, ip)
      await ensureDailySmsLimit(trx)
      await retireUsableCode(trx, liveKey)
      const [id] = await trx
        .table('sms_codes')
        .insert({
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

/** Never retires a code of the last minute: a simultaneous call may have passed the pace check before that row existed. */
async function retireUsableCode(trx: Trx, liveKey: string): Promise<void> {
  const minuteAgo = toStored(now().minus({ seconds: SmsCountdownSeconds }))
  await trx.from('sms_codes').where('live_key', liveKey).where('created_at', '<=', minuteAgo).update({ live_key: null })
}

/** True once for the correct code. A code expires when it is used or after five wrong guesses. */
export function consumeSmsCode(telephone: string, purpose: SmsPurpose, code: string) {
  return transaction((trx) => consumeSmsCodeIn(trx, telephone, purpose, code))
}

/** The same in the caller's transaction: a rollback makes the code usable again. */
export function consumeSmsCodeIn(trx: Trx, telephone: string, purpose: SmsPurpose, code: string) {
  return tryCode(trx, telephone, purpose, code, { use: true })
}

/** Counts a wrong guess but does not consume a correct code, for callers with further checks. */
export function tryCodeWithoutUse(telephone: string, purpose: SmsPurpose, code: string) {
  return transaction((trx) => tryCode(trx, telephone, purpose, code, { use: false }))
}

async function tryCode(
  trx: Trx,
  telephone: string,
  purpose: SmsPurpose,
  code: string,
  { use }: { use: boolean }
): Promise<boolean> {
  const row = await trx.from('sms_codes').where('live_key', `${purpose}:${telephone}`).forUpdate().first()
  if (!row || row.expires_at <= toStored(now()) || row.attempts >= MaxSmsAttempts) return false

  const isRight = row.code_hash === hashOf(telephone, purpose, code)
  if (isRight && !use) return true
  await trx
    .from('sms_codes')
    .where('id', row.id)
    .update(isRight ? { live_key: null, used_at: toStored(now()) } : { attempts: row.attempts + 1 })
  return isRight
}

/** Null unless the code was consumed and would otherwise still be valid. */
export async function smsCodeUsedAt(telephone: string, purpose: SmsPurpose, code: string): Promise<DateTime | null> {
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
  return createHmac('sha256', env.get('INDEX_KEY')).update(`sms\n${purpose}\n${telephone}\n${code}`).digest('hex')
}
