import { createHmac, hkdfSync } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { maskQualificationNumber } from '#certificates/qualifications/terms'
import env from '#start/env'

/** As ID numbers: bound to the column, and found by a keyed index. */
const purpose = 'qualifications.number'
const indexKey = Buffer.from(hkdfSync('sha256', env.get('INDEX_KEY'), '', `${purpose}:index`, 32))

export function encryptQualificationNumber(number: string | null) {
  if (!number) return { numberCipher: null, numberIndex: null, numberMasked: null }
  return {
    numberCipher: encryption.use('idNumbers').encrypt(number, { purpose }),
    numberIndex: qualificationNumberIndex(number),
    numberMasked: maskQualificationNumber(number),
  }
}

export const qualificationNumberIndex = (number: string) => createHmac('sha256', indexKey).update(number).digest('hex')

export function decryptQualificationNumber(sealed: string): string {
  const number = encryption.use('idNumbers').decrypt<string>(sealed, purpose)
  if (number === null) throw new Error('a qualification number does not open: altered, or sealed with another key')
  return number
}
