import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { signedIn } from '#core/current_user'
import { markIdempotent } from '#core/http/declaration_checks'
import { Refusal, UserFacingError } from '#core/http/refusal'
import { now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

const keptHours = 24
/** A claim older than this belongs to a process that died before it could commit or let go. */
const claimSeconds = 60
const waitMs = 4000
const lookEveryMs = 60

const says = {
  badKey: '请求标识格式不正确',
  otherBody: '提交的内容已变化，请刷新后重新提交',
  running: '请求正在处理，请稍后查看结果',
} as const

/** 409: the first call with this key is still at work after all our waiting. */
class StillRunning extends UserFacingError {
  constructor() {
    super(says.running, { status: 409, code: 'E_STILL_RUNNING' })
  }
}

interface KeyRow {
  id: number
  body_hash: string
  status: 'running' | 'done'
  response: string | null
  updated_at: string
  expires_at: string
}

/**
 * Runs a write that must not double in one transaction, once per `Idempotency-Key` of a person and route
 * for 24 hours (decisions, section 1). The answer is kept in the very transaction of the work, so work
 * without an answer and an answer without work cannot exist. A call with the same key waits for the first
 * one and gives its answer; with another body it is refused; a refusal is not kept, the key stays free.
 *
 * Without the header it is just a transaction.
 * @param body what the key stands for: the validated input
 * @throws Refusal for a malformed key or another body
 */
export async function idempotent<T extends object>(
  ctx: HttpContext,
  body: unknown,
  work: (trx: Trx) => Promise<T>
): Promise<T> {
  markIdempotent(ctx)
  const key = ctx.request.header('idempotency-key')
  if (key === undefined) return transaction(work)
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(says.badKey)

  const place = { user_id: signedIn(ctx).id, route: ctx.route!.pattern, key }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const claim = randomUUID()
  const answer = await claimOrAnswer<T>(place, bodyHash, claim)
  if (answer) return answer

  try {
    return await transaction(async (trx) => {
      const done = await work(trx)
      await keep(trx, place, claim, done)
      return done
    })
  } catch (error) {
    await db.from('idempotency_keys').where(place).where('response', claim).delete()
    throw error
  }
}

type Place = { user_id: number; route: string; key: string }

/** Null when the key is now ours to work under; the kept answer when there is one. */
async function claimOrAnswer<T>(place: Place, bodyHash: string, claim: string): Promise<T | null> {
  const giveUpAt = Date.now() + waitMs
  for (;;) {
    if (await insertClaim(place, bodyHash, claim)) return null

    const row: KeyRow | null = await db.from('idempotency_keys').where(place).first()
    if (!row) continue
    if (row.expires_at <= toStored(now())) {
      await db.from('idempotency_keys').where('id', row.id).delete()
      continue
    }
    if (row.body_hash !== bodyHash) throw new Refusal(says.otherBody)
    if (row.status === 'done') return JSON.parse(row.response!)
    if (await takeOver(row, claim)) return null
    if (Date.now() > giveUpAt) throw new StillRunning()
    await pause(lookEveryMs)
  }
}

async function insertClaim(place: Place, bodyHash: string, claim: string): Promise<boolean> {
  const at = now()
  try {
    await db.table('idempotency_keys').insert({
      ...place,
      body_hash: bodyHash,
      status: 'running',
      response: claim,
      created_at: toStored(at),
      updated_at: toStored(at),
      expires_at: toStored(at.plus({ hours: keptHours })),
    })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

async function takeOver(row: KeyRow, claim: string): Promise<boolean> {
  const dead = toStored(now().minus({ seconds: claimSeconds }))
  if (row.updated_at > dead) return false
  const taken = await db
    .from('idempotency_keys')
    .where({ id: row.id, status: 'running', response: row.response })
    .update({ response: claim, updated_at: toStored(now()) })
  return Number(taken) === 1
}

/** Whoever lost the claim meanwhile must not commit: the other one has answered. */
async function keep(trx: Trx, place: Place, claim: string, answer: object): Promise<void> {
  const kept = await trx
    .from('idempotency_keys')
    .where({ ...place, status: 'running', response: claim })
    .update({ status: 'done', response: JSON.stringify(answer), updated_at: toStored(now()) })
  if (Number(kept) !== 1) throw new StillRunning()
}
