import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isDuplicate, RetryTransaction, type Trx } from '#core/transaction'
import { ConsoleActor, type AuditAction, type AuditObject } from '#core/audit/terms'
import { requireUser } from '#core/current_user'
import { now, toStored } from '#core/time'

export interface AuditEntry {
  action: AuditAction
  object: AuditObject
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string
}

const audited = new WeakSet<HttpContext>()

/** For an audited request that changed nothing. */
export function nothingToAudit(ctx: HttpContext): void {
  audited.add(ctx)
}

export function auditedInRequest(ctx: HttpContext): boolean {
  return audited.has(ctx)
}

/**
 * Appends one entry in the transaction of the write it records (docs/product.md 15.4). Each
 * entry carries the hash of the one before it. Personal data must be masked by the caller.
 */
export async function audit(trx: Trx, ctx: HttpContext, entry: AuditEntry): Promise<void> {
  const { id, loginName, roles } = requireUser(ctx)
  await append(trx, entry, {
    ...{ actor_id: id, actor_name: loginName, role: roles[0] },
    ...{ ip: ctx.request.ip(), request_id: ctx.request.id() ?? null },
  })
  audited.add(ctx)
}

/** For what somebody does at the console, who has no account there. */
export async function auditConsole(trx: Trx, entry: AuditEntry): Promise<void> {
  const actor = { actor_id: null, actor_name: ConsoleActor, role: ConsoleActor }
  await append(trx, entry, { ...actor, ip: null, request_id: null })
}

interface Actor {
  actor_id: number | null
  actor_name: string
  role: string
  ip: string | null
  request_id: string | null
}

async function append(trx: Trx, entry: AuditEntry, actor: Actor): Promise<void> {
  const last = await endOfChain(trx)
  const row = {
    ...actor,
    action: entry.action,
    object: entry.object,
    before: asText(entry.before),
    after: asText(entry.after),
    reason: entry.reason ?? null,
    created_at: toStored(now()),
    prev_hash: last?.hash ?? '',
  }
  try {
    await trx.table('audit_logs').insert({ ...row, hash: hashOf(row) })
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction('another entry took the place in the chain')
    throw error
  }
}

/**
 * Writers queue at the first entry, so that two never follow the same one; only the very first entries
 * of an empty log can collide, and then the loser's transaction runs again.
 */
async function endOfChain(trx: Trx): Promise<{ hash: string } | null> {
  const entries = () => trx.from('audit_logs').select('hash').limit(1).forUpdate()
  await entries().orderBy('id')
  return entries().orderBy('id', 'desc').first()
}

export function hashOf(row: Record<string, unknown>): string {
  const values = hashed.map((column) => row[column] ?? null)
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

/** The order is part of the hash. */
const hashed = [
  ...['actor_id', 'actor_name', 'role', 'action', 'object', 'before', 'after', 'reason'],
  ...['ip', 'request_id', 'created_at', 'prev_hash'],
]

/** Only the fields that differ, as an entry keeps them. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  )
  const pick = (record: Record<string, unknown>) =>
    Object.fromEntries(changed.map((key) => [key, record[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}

function asText(value: AuditEntry['before']): string | null {
  return value ? JSON.stringify(value) : null
}
