import { createHash, createHmac, hkdfSync } from 'node:crypto'
import env from '#start/env'

/** A key of the log. `id` names it in rows without revealing it. */
interface AuditKey {
  id: string
  secret: Buffer
}

/** Newest first. Older keys verify the entries of their time and sign nothing new. */
const keys: AuditKey[] = [env.get('AUDIT_KEY'), ...previousKeys()].map((text) => {
  const secret = Buffer.from(hkdfSync('sha256', text, '', 'audit_logs', 32))
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 16), secret }
})

function previousKeys(): string[] {
  return (env.get('AUDIT_KEY_PREVIOUS') ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
}

export const currentKeyId = keys[0].id

/** 0 is the current key, higher is older, -1 is unknown. */
export function ageOfKey(keyId: string): number {
  return keys.findIndex(({ id }) => id === keyId)
}

/** HMAC-SHA-256 over the purpose and the values; null if the key is unknown. */
export function signWith(keyId: string, purpose: string, values: unknown[]): string | null {
  const key = keys.find(({ id }) => id === keyId)
  if (!key) return null
  return createHmac('sha256', key.secret)
    .update(JSON.stringify([purpose, ...values]))
    .digest('hex')
}
