import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import env from '#start/env'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 32
const checksumLength = 6
const pattern = /^zxk_(live|test)_[0-9A-Za-z]{38}$/

/**
 * `zxk_live_`, 32 random characters and the CRC-32 of everything before, so that scanners of source code recognise a
 * leaked key without asking.
 */
export function createKey(): string {
  const kind = env.get('NODE_ENV') === 'production' ? 'live' : 'test'
  const secret = Array.from({ length: secretLength }, () => digits[randomInt(digits.length)]).join('')
  const start = `zxk_${kind}_${secret}`
  return start + checksumOf(start)
}

/** A mistyped key is rejected without a query. */
export function isWellFormed(key: string): boolean {
  return pattern.test(key) && checksumOf(key.slice(0, -checksumLength)) === key.slice(-checksumLength)
}

/** 190 random bits need no slow hash. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The parts that staff may see. */
export function shownParts(key: string) {
  return { keyStart: key.slice(0, 13), keyEnd: key.slice(-4) }
}

function checksumOf(text: string): string {
  let rest = crc32(text)
  let written = ''
  while (written.length < checksumLength) {
    written = digits[rest % digits.length] + written
    rest = Math.floor(rest / digits.length)
  }
  return written
}
