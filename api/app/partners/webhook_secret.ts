import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

/** Stored encrypted with the key of the ID numbers and bound to the column; `pii:rotate` renews it. */
const purpose = 'webhook_endpoints.secret_cipher'

/** As Standard Webhooks says: `whsec_` and 32 random bytes in base64. */
export function createSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

export function sealSecret(secret: string): string {
  return encryption.use('idNumbers').encrypt(secret, { purpose })
}

/** @throws when the text was altered or belongs to another column or key */
export function openSecret(sealed: string): string {
  const secret = encryption.use('idNumbers').decrypt<string>(sealed, purpose)
  if (secret === null) throw new Error('a webhook secret does not open: altered, or sealed with another key')
  return secret
}

export function isSealedWithCurrentKey(sealed: string): boolean {
  return encryption.use('idNumbersCurrent').decrypt(sealed, purpose) !== null
}
