import type { HttpContext } from '@adonisjs/core/http'
import { appendEntry } from '#core/audit/append_entry'
import { ConsoleActor, type AuditAction, type AuditObject } from '#core/audit/terms'
import { requireUser } from '#core/current_user'
import { maskTelephone } from '#core/shared_rules'
import type { Trx } from '#core/transaction'

export interface AuditEntry {
  action: AuditAction
  object: AuditObject
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string
  /** One view although the screen needs several requests: not written again within a minute. */
  onceAMinute?: boolean
}

const audited = new WeakSet<HttpContext>()

export function nothingToAudit(ctx: HttpContext): void {
  audited.add(ctx)
}

export function actorOf(ctx: HttpContext) {
  const actor = requireUser(ctx)
  return {
    actorId: actor.id,
    // A learner's login name is the telephone, and entries cannot change when the account is closed.
    actorName: maskTelephone(actor.loginName),
    role: actor.roles[0] ?? actor.held[0],
    ip: ctx.request.ip(),
    requestId: ctx.request.id(),
  }
}

export function auditedInRequest(ctx: HttpContext): boolean {
  return audited.has(ctx)
}

/** Runs in the transaction of the write (docs/product.md 15.4). The caller masks personal data. */
export async function audit(trx: Trx, ctx: HttpContext, entry: AuditEntry): Promise<void> {
  await appendEntry(trx, { ...entry, ...actorOf(ctx) })
  audited.add(ctx)
}

export async function auditConsole(trx: Trx, entry: AuditEntry): Promise<void> {
  await appendEntry(trx, { ...entry, actorId: null, actorName: ConsoleActor, role: ConsoleActor })
}

export function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const pick = (record: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, record[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}
