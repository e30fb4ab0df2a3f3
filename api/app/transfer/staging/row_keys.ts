import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import env from '#start/env'
import type { TransferObject } from '#core/transfer/terms'
import type { TransferKind } from '#core/transfer/kind'
import type { ReadRow } from '#transfer/reading/read_rows'

const derived = (purpose: string, salt = '') => Buffer.from(hkdfSync('sha256', env.get('INDEX_KEY'), salt, purpose, 32))

/** Keyed: an unkeyed hash of a row with an ID number could be brute-forced. */
const hashKey = derived('transfer.rows')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')

export const keyedHash = (text: string): string => hmac(hashKey, text)

/** Of columns with a value, so that a new column does not change earlier hashes; a file counts with its content. */
export function rowHashes(kind: TransferKind, { values, fileHashes }: ReadRow): { all: string; final: string } {
  const contentOf = (name: string) => (fileHashes[name] ? [fileHashes[name]] : [])
  const filled = Object.keys(kind.columns).filter((name) => values[name] !== null)
  const of = (names: string[]) =>
    hmac(hashKey, JSON.stringify([kind.object, names.map((name) => [name, values[name], ...contentOf(name)])]))
  const hard = filled.filter((name) => kind.columns[name]!.change === 'hard')
  const all = of(filled)
  return { all, final: hard.length === filled.length ? all : of(hard) }
}

/** Of a row and its parts, in any order. */
export function combinedHash(own: string, parts: string[]): string {
  return parts.length ? hmac(hashKey, [own, ...parts.toSorted()].join(' ')) : own
}

/** Replaces a user name that is a telephone or ID number: the same name has the same id in every file and run. */
export const personKey = (userName: string): string => `n-${hmac(personKeySecret, userName).slice(0, 32)}`

const personKeySecret = derived('transfer.people')

/** For key columns of 40 characters. */
export function keyOf(source: string, object: TransferObject, sourceId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([source, object, sourceId]))
    .digest('hex')
    .slice(0, 32)
}

/** Encrypts the personal texts of one stage, and compares them without decrypting. */
export class Seal {
  readonly #key: Buffer
  readonly #indexKey: Buffer

  constructor(salt: string) {
    this.#key = derived('transfer.stage', salt)
    this.#indexKey = derived('transfer.stage:index', salt)
  }

  seal(text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
  }

  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  }

  index(text: string): string {
    return hmac(this.#indexKey, text)
  }
}
