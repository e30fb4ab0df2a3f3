import { createHmac } from 'node:crypto'
import env from '#start/env'
import type { KeyName } from '#start/keys'

/** Keys that the data needs; INTERNAL_KEY is only used between storefront and API. */
const needed = [
  'APP_KEY',
  'PII_KEY',
  'INDEX_KEY',
  'QR_KEY',
  'AUDIT_KEY',
  'CERTIFICATE_KEY',
] as const satisfies KeyName[]

export type KeyFingerprints = Record<string, string>

export function fingerprintsOfKeys(): KeyFingerprints {
  return Object.fromEntries(needed.map((name) => [name, fingerprintOf(name, env.get(name))]))
}

/** Names of keys that differ from the backup. Older keys that are still used for reading match. */
export function otherKeys(fingerprints: KeyFingerprints): string[] {
  const older: Partial<Record<KeyName, string | undefined>> = {
    PII_KEY: env.get('PII_KEY_PREVIOUS'),
    AUDIT_KEY: env.get('AUDIT_KEY_PREVIOUS'),
  }
  return needed.filter((name) => {
    const previous = (older[name] ?? '').split(',').map((key) => key.trim())
    const known = [env.get(name), ...previous.filter(Boolean)]
    return !known.some((key) => fingerprintOf(name, key) === fingerprints[name])
  })
}

/** Keys are random, so a fingerprint does not reveal them. */
function fingerprintOf(name: KeyName, key: string): string {
  return createHmac('sha256', key).update(`backup ${name}`).digest('hex').slice(0, 16)
}
