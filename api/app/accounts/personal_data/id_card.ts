import { createHmac, hkdfSync } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'
import { fullIdCard, maskIdCard } from '#core/plain_rules'

/**
 * ID numbers at rest: encrypted with a key of their own, bound to the column, and found again through a keyed
 * index, because an unkeyed hash of so few digits can be tried out.
 */
const purpose = 'users.id_card'
const indexKey = Buffer.from(hkdfSync('sha256', env.get('INDEX_KEY'), '', `${purpose}:index`, 32))

/** The three columns that stand for one ID number. */
export function sealIdCard(idCard: string) {
  const number = fullIdCard(idCard)
  return {
    idCardCipher: encryption.use('idNumbers').encrypt(number, { purpose }),
    idCardIndex: indexOfIdCard(number),
    idCardMasked: maskIdCard(number),
  }
}

/** What an ID number is found by: the same for the fifteen and the eighteen digits of one person. */
export function indexOfIdCard(idCard: string): string {
  return createHmac('sha256', indexKey).update(fullIdCard(idCard)).digest('hex')
}

/** @throws when the text was altered or belongs to another column or key */
export function openIdCard(sealed: string): string {
  const number = encryption.use('idNumbers').decrypt<string>(sealed, purpose)
  if (number === null)
    throw new Error('an ID number does not open: altered, or sealed with another key')
  return number
}

/** Whether `pii:rotate` is done with a number. */
export function isSealedWithCurrentKey(sealed: string): boolean {
  return encryption.use('idNumbersCurrent').decrypt(sealed, purpose) !== null
}
