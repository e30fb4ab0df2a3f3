import env from '#start/env'

interface KeptRows {
  /** Where it is not the name of the rule. */
  table?: string
  column: string
  days: number
}

const expiredSessionDays = env.get('KEEP_EXPIRED_SESSIONS_DAYS') ?? 7

/** Days, by the column that counts. The Cybersecurity Law asks for six months of logs, bookkeeping for ten years. */
export const RowsKeptForDays: Record<string, KeptRows> = {
  idempotency_keys: { column: 'expires_at', days: env.get('KEEP_IDEMPOTENCY_KEYS_DAYS') ?? 1 },
  access_tokens: { column: 'expires_at', days: expiredSessionDays },
  challenges: { column: 'expires_at', days: expiredSessionDays },
  sms_codes: { column: 'created_at', days: env.get('KEEP_SMS_CODES_DAYS') ?? 30 },
  sms_notices: { column: 'created_at', days: env.get('KEEP_SMS_NOTICES_DAYS') ?? 90 },
  login_logs: { column: 'created_at', days: env.get('KEEP_LOGIN_LOGS_DAYS') ?? 365 },
  payment_notices: { column: 'created_at', days: env.get('KEEP_PAYMENT_NOTICES_DAYS') ?? 3650 },
  client_errors: { column: 'updated_at', days: 30 },
  messages: { column: 'created_at', days: 730 },
  readMessages: { table: 'messages', column: 'read_at', days: 180 },
}
