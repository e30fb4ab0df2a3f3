import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { requireUser } from '#core/current_user'
import { markIdempotent } from '#core/http/route_option_checks'
import { UserError, HttpError } from '#core/errors'
import { prepared } from '#core/prepared_statements'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

const header = 'Idempotency-Key'
const lifeHours = 24
/** MySQL error: the same call has stored its response and has not committed yet. */
const lockWaitTimeout = 1205

const messages = {
  keyMissing: '请在请求头中提供 Idempotency-Key',
  badKey: '请求标识格式不正确',
  otherBody: '提交的内容已变化，请刷新后重新提交',
  running: '请求正在处理，请稍后查看结果',
} as const

class RequestInProgress extends HttpError {
  constructor() {
    super(messages.running, { status: 409, code: 'E_STILL_RUNNING' })
  }
}

/** @throws UserError */
export function requireIdempotencyKey({ request }: HttpContext): void {
  if (request.header(header) === undefined) throw new UserError(messages.keyMissing, { field: header })
}

/**
 * Runs `work` in one transaction, once per user, route and `Idempotency-Key` for 24 hours (docs/product.md 16.5). The last
 * statement of that transaction stores the response, so both are saved or neither, even if a process dies. Of two
 * simultaneous calls only one commits, and the other gets its response; an error is not stored (docs/decisions/0024).
 * Without the header this is a plain transaction.
 * @param body the validated input that the key belongs to
 * @throws UserError for a malformed key or another body
 */
export async function idempotent<T extends object>(
  ctx: HttpContext,
  body: unknown,
  work: (trx: Trx) => Promise<T>
): Promise<T> {
  markIdempotent(ctx)
  const key = ctx.request.header(header)
  if (key === undefined) return transaction(work)
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new UserError(messages.badKey, { code: 'idempotency-key-invalid' })

  const call = {
    place: [requireUser(ctx).id, ctx.route!.pattern, key] as const,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
  }
  const before = await answerOf<T>(call)
  if (before) return before
  try {
    return await transaction(async (trx) => {
      const answer = await work(trx)
      await storeResponse(trx, call, answer)
      return answer
    })
  } catch (error) {
    // The same call committed first and may have changed what `work` found.
    const meanwhile = await answerOf<T>(call).catch((other: unknown) => {
      throw other instanceof UserError ? other : error
    })
    if (meanwhile) return meanwhile
    throw error
  }
}

interface Call {
  place: readonly [userId: number, route: string, key: string]
  bodyHash: string
}

interface KeyRow {
  id: number
  body_hash: string
  response: string
  expires_at: string
}

const storedResponse = prepared<KeyRow>(`select id, body_hash, response, expires_at
  from idempotency_keys where user_id = ? and route = ? and \`key\` = ?`)

const store = prepared(`insert into idempotency_keys
  (user_id, route, \`key\`, body_hash, response, created_at, expires_at)
  values (?, ?, ?, ?, ?, ?, ?)`)

async function answerOf<T>({ place, bodyHash }: Call): Promise<T | null> {
  const [row] = await storedResponse.rows(db.connection(), ...place)
  if (!row) return null
  if (row.expires_at <= toStored(now())) {
    await db.from('idempotency_keys').where('id', row.id).delete()
    return null
  }
  if (row.body_hash !== bodyHash) throw new UserError(messages.otherBody, { code: 'idempotency-key-reused' })
  return JSON.parse(row.response)
}

async function storeResponse(trx: Trx, { place, bodyHash }: Call, answer: object): Promise<void> {
  const at = now()
  const times = [toStored(at), toStored(at.plus({ hours: lifeHours }))]
  try {
    await store.write(trx, ...place, bodyHash, JSON.stringify(answer), ...times)
  } catch (error) {
    throw (error as { errno?: number }).errno === lockWaitTimeout ? new RequestInProgress() : error
  }
}
