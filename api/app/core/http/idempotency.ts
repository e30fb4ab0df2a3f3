import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { requireUser } from '#core/current_user'
import { markIdempotent } from '#core/http/declaration_checks'
import { Refusal, UserFacingError } from '#core/http/refusal'
import { now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

const lifeHours = 24
/** An older claim belongs to a process that died. */
const claimSeconds = 60
const waitMs = 4000
const pollEveryMs = 60

const messages = {
  badKey: '请求标识格式不正确',
  otherBody: '提交的内容已变化，请刷新后重新提交',
  running: '请求正在处理，请稍后查看结果',
} as const

class StillRunning extends UserFacingError {
  constructor() {
    super(messages.running, { status: 409, code: 'E_STILL_RUNNING' })
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
 * Runs `work` in one transaction, once per user, route and `Idempotency-Key` for 24 hours (docs/product.md 16.5).
 * The response is stored in the same transaction. A repeated call waits and gets that response; a refusal is not
 * stored. Without the header this is a plain transaction.
 * @param body the validated input, which the key stands for
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
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(messages.badKey)

  const scope = { user_id: requireUser(ctx).id, route: ctx.route!.pattern, key }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const claim = randomUUID()
  const response = await claimOrReadResponse<T>(scope, bodyHash, claim)
  if (response) return response

  try {
    return await transaction(async (trx) => {
      const result = await work(trx)
      await storeResponse(trx, scope, claim, result)
      return result
    })
  } catch (error) {
    await db.from('idempotency_keys').where(scope).where('response', claim).delete()
    throw error
  }
}

type KeyScope = { user_id: number; route: string; key: string }

async function claimOrReadResponse<T>(
  scope: KeyScope,
  bodyHash: string,
  claim: string
): Promise<T | null> {
  const giveUpAt = Date.now() + waitMs
  for (;;) {
    if (await insertClaim(scope, bodyHash, claim)) return null

    const row: KeyRow | null = await db.from('idempotency_keys').where(scope).first()
    if (!row) continue
    if (row.expires_at <= toStored(now())) {
      await db.from('idempotency_keys').where('id', row.id).delete()
      continue
    }
    if (row.body_hash !== bodyHash) throw new Refusal(messages.otherBody)
    if (row.status === 'done') return JSON.parse(row.response!)
    if (await takeOver(row, claim)) return null
    if (Date.now() > giveUpAt) throw new StillRunning()
    await pause(pollEveryMs)
  }
}

async function insertClaim(scope: KeyScope, bodyHash: string, claim: string): Promise<boolean> {
  const at = now()
  try {
    await db.table('idempotency_keys').insert({
      ...scope,
      body_hash: bodyHash,
      status: 'running',
      response: claim,
      created_at: toStored(at),
      updated_at: toStored(at),
      expires_at: toStored(at.plus({ hours: lifeHours })),
    })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

async function takeOver(row: KeyRow, claim: string): Promise<boolean> {
  const abandonedBefore = toStored(now().minus({ seconds: claimSeconds }))
  if (row.updated_at > abandonedBefore) return false
  const updated = await db
    .from('idempotency_keys')
    .where({ id: row.id, status: 'running', response: row.response })
    .update({ response: claim, updated_at: toStored(now()) })
  return Number(updated) === 1
}

/** Whoever lost the claim must not commit: another call has answered. */
async function storeResponse(
  trx: Trx,
  scope: KeyScope,
  claim: string,
  response: object
): Promise<void> {
  const updated = await trx
    .from('idempotency_keys')
    .where({ ...scope, status: 'running', response: claim })
    .update({ status: 'done', response: JSON.stringify(response), updated_at: toStored(now()) })
  if (Number(updated) !== 1) throw new StillRunning()
}
