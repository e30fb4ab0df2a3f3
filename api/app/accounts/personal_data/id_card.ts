import { createHmac, hkdfSync } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'
import { fullIdCard, maskIdCard } from '#core/shared_rules'

/** Bound to the column, and found by a keyed index: an unkeyed hash of so few digits can be brute-forced. */
const purpose = 'users.id_card'
const indexKey = Buffer.from(hkdfSync('sha256', env.get('INDEX_KEY'), '', `${purpose}:index`, 32))

export function encryptIdNumber(idCard: string) {
  const number = fullIdCard(idCard)
  return {
    idCardCipher: encryption.use('idNumbers').encrypt(number, { purpose }),
    idCardIndex: idNumberBlindIndex(number),
    idCardMasked: maskIdCard(number),
  }
}

export function idNumberBlindIndex(idCard: string): string {
  return createHmac('sha256', indexKey).update(fullIdCard(idCard)).digest('hex')
}

/** @throws when the text was altered or belongs to another column or key */
export function decryptIdNumber(sealed: string): string {
  const number = encryption.use('idNumbers').decrypt<string>(sealed, purpose)
  if (number === null) throw new Error('an ID number does not open: altered, or sealed with another key')
  return number
}

export function isEncryptedWithCurrentKey(sealed: string): boolean {
  return encryption.use('idNumbersCurrent').decrypt(sealed, purpose) !== null
}
