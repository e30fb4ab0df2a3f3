import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { Trx } from '#core/transaction'
import { signedIn } from '#core/current_user'
import { now, toStored } from '#core/time'

export interface AuditEntry {
  /** What was done, as in `course.publish`. */
  action: string
  /** What it was done to, as in `course:12`. */
  object: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string
}

const audited = new WeakSet<HttpContext>()

export function auditedInRequest(ctx: HttpContext): boolean {
  return audited.has(ctx)
}

/**
 * Writes one entry of the append-only log in the transaction of the write it tells of (back office
 * decisions, section 9). Each entry carries the hash of the one before it, so a removed or altered
 * row breaks the chain. Personal data is given masked.
 */
export async function audit(trx: Trx, ctx: HttpContext, entry: AuditEntry): Promise<void> {
  const last = await trx
    .from('audit_logs')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .first()

  const actor = signedIn(ctx)
  const row = {
    actor_id: actor.id,
    actor_name: actor.loginName,
    role: actor.roles[0],
    action: entry.action,
    object: entry.object,
    before: asText(entry.before),
    after: asText(entry.after),
    reason: entry.reason ?? null,
    ip: ctx.request.ip(),
    request_id: ctx.request.id() ?? null,
    created_at: toStored(now()),
    prev_hash: last?.hash ?? '',
  }
  await trx.table('audit_logs').insert({ ...row, hash: hashOf(row) })
  audited.add(ctx)
}

/** The hash of one entry: SHA-256 over its facts in the order of the columns. */
export function hashOf(row: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.values(row)))
    .digest('hex')
}

function asText(value: AuditEntry['before']): string | null {
  return value ? JSON.stringify(value) : null
}
