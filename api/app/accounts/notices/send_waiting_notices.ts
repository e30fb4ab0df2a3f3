import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { isSentToRequester, NoticeState } from '#accounts/notices/terms'
import { lockDailyBudget, canSendMessageNotice } from '#accounts/sms_codes/daily_sms_limit'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { SmsSender } from '#drivers/sms/sms_sender'

const batch = 50

interface NoticeRow {
  id: number
  telephone: string
  notice: string
  values: string
  requestedBy: number
}

/**
 * Sends the notices of `queueNotices`, each at most once: a notice is marked before the call. A failed one frees its key,
 * so that it can be requested again.
 */
@inject()
export class SendWaitingNotices {
  constructor(protected sender: SmsSender) {}

  async execute(): Promise<void> {
    for (;;) {
      const waiting: NoticeRow[] = await db
        .from('sms_notices')
        .where('state', NoticeState.Waiting)
        .orderBy('id')
        .limit(batch)
        .select('id', 'telephone', 'notice', 'template_values as values')
        .select('requested_by as requestedBy')
      for (const row of waiting) if (await take(row)) await this.#send(row)
      if (waiting.length < batch) return
    }
  }

  async #send(row: NoticeRow): Promise<void> {
    const { id, telephone, notice, values } = row
    if (isSentToRequester(notice) && !(await isStillValid(row))) return giveUp(id)
    try {
      await this.sender.notify({ telephone, notice, values: JSON.parse(values) })
    } catch (error) {
      logger.warn({ err: error, notice, id }, 'an SMS notice was not sent')
      return giveUp(id)
    }
    await settle(id, { state: NoticeState.Sent })
  }
}

/** False when another process sends it, or when the daily limit is reached. */
async function take({ id, notice, requestedBy }: NoticeRow): Promise<boolean> {
  if (!isSentToRequester(notice)) return leave(db, id, { state: NoticeState.Sending })
  return transaction(async (trx) => {
    await lockDailyBudget(trx)
    if (await canSendMessageNotice(trx, requestedBy)) return leave(trx, id, { state: NoticeState.Sending })
    if (await leave(trx, id, { state: NoticeState.Failed, idempotency_key: null }))
      logger.warn({ notice, id }, 'an SMS notice was not sent: the day has no room for it')
    return false
  })
}

async function leave(client: Pick<Trx, 'from'>, id: number, change: object): Promise<boolean> {
  const left = await client
    .from('sms_notices')
    .where({ id, state: NoticeState.Waiting })
    .update({ ...change, updated_at: toStored(now()) })
  return Number(left) === 1
}

/** After queueing, the number may have changed, or the account may be closed or disabled. */
async function isStillValid({ telephone, requestedBy }: NoticeRow): Promise<boolean> {
  const owner = await db
    .from('users')
    .where({ id: requestedBy, telephone })
    .whereNull('deleted_at')
    .whereNull('disabled_at')
    .select('id')
    .first()
  return Boolean(owner)
}

const giveUp = (id: number) => settle(id, { state: NoticeState.Failed, idempotency_key: null })

async function settle(id: number, change: object): Promise<void> {
  await db
    .from('sms_notices')
    .where('id', id)
    .update({ ...change, updated_at: toStored(now()) })
}
