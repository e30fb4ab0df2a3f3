import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import env from '#start/env'

const batch = 1000

/** Small batches: locks are short, and it can be stopped and run again (docs/decisions/0032). */
export async function pruneOldRows(): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const [name, { table = name, column, days }] of Object.entries(RowRetentionDays)) {
    removed[name] = await removeBefore(table, column, toStored(now().minus({ days })))
  }
  return removed
}

async function removeBefore(table: string, column: string, limit: string): Promise<number> {
  for (let removed = 0; ; removed += batch) {
    const rows = await db.from(table).where(column, '<', limit).select('id').limit(batch)
    const ids = rows.map(({ id }) => id)
    if (ids.length) await db.from(table).whereIn('id', ids).delete()
    if (ids.length < batch) return removed + ids.length
  }
}

interface RetentionRule {
  /** If it differs from the name of the rule. */
  table?: string
  column: string
  days: number
}

const expiredSessionDays = env.get('KEEP_EXPIRED_SESSIONS_DAYS') ?? 7

/** Days, by the date column. The Cybersecurity Law requires six months of logs, bookkeeping ten years. */
const RowRetentionDays: Record<string, RetentionRule> = {
  idempotency_keys: { column: 'expires_at', days: env.get('KEEP_IDEMPOTENCY_KEYS_DAYS') ?? 1 },
  access_tokens: { column: 'expires_at', days: expiredSessionDays },
  challenges: { column: 'expires_at', days: expiredSessionDays },
  sms_codes: { column: 'created_at', days: env.get('KEEP_SMS_CODES_DAYS') ?? 30 },
  mails: { column: 'created_at', days: env.get('KEEP_MAILS_DAYS') ?? 90 },
  sms_notices: { column: 'created_at', days: env.get('KEEP_SMS_NOTICES_DAYS') ?? 90 },
  login_logs: { column: 'created_at', days: env.get('KEEP_LOGIN_LOGS_DAYS') ?? 365 },
  payment_notices: { column: 'created_at', days: env.get('KEEP_PAYMENT_NOTICES_DAYS') ?? 3650 },
  webhook_events: { column: 'created_at', days: 30 },
  client_errors: { column: 'updated_at', days: 30 },
  messages: { column: 'created_at', days: 730 },
  readMessages: { table: 'messages', column: 'read_at', days: 180 },
}
