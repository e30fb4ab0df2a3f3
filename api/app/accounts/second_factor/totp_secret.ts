import encryption from '@adonisjs/core/services/encryption'

/** Stored encrypted with the key of the ID numbers and bound to the column; `pii:rotate` renews both. */
const purpose = 'users.totp_secret'

export function encryptTotpSecret(secret: string): string {
  return encryption.use('idNumbers').encrypt(secret, { purpose })
}

/** @throws when the text was altered or belongs to another column or key */
export function decryptTotpSecret(sealed: string): string {
  const secret = encryption.use('idNumbers').decrypt<string>(sealed, purpose)
  if (secret === null) throw new Error('a TOTP secret does not open: altered, or sealed with another key')
  return secret
}

export function isTotpSealedWithCurrentKey(sealed: string): boolean {
  return encryption.use('idNumbersCurrent').decrypt(sealed, purpose) !== null
}
