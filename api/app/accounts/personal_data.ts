import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import env from '#start/env'
import { fullIdCard, maskIdCard } from '#core/plain_rules'

/**
 * ID numbers at rest: encrypted with a key of their own (AES-256-GCM, bound to the column), and found
 * again through a keyed index, because an unkeyed hash of so few digits can be tried out.
 */
const purpose = 'users.id_card'
const indexKey = Buffer.from(hkdfSync('sha256', env.get('INDEX_KEY'), '', `${purpose}:index`, 32))

/** The current key first; while numbers are sealed anew (`pii:rotate`), the one before it as well. */
const keys = [env.get('PII_KEY'), env.get('PII_KEY_PREVIOUS')]
  .filter((key) => key !== undefined && key !== '')
  .map((key) => cipherKey(key!))

interface CipherKey {
  /** Stands before everything sealed with the key and tells nothing about it. */
  id: string
  key: Buffer
}

/** The three columns that stand for one ID number. */
export function sealIdCard(idCard: string) {
  const number = fullIdCard(idCard)
  return {
    idCardCipher: encrypt(number, keys[0]),
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
  const [id, nonce, tag, text] = sealed.split('.')
  const known = keys.find((one) => one.id === id)
  if (!known) throw new Error(`sealed with an unknown key: ${id}`)

  const decipher = createDecipheriv('aes-256-gcm', known.key, Buffer.from(nonce, 'base64url'))
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8')
}

/** Whether `pii:rotate` is done with a number. */
export function sealedWithCurrentKey(sealed: string): boolean {
  return sealed.startsWith(`${keys[0].id}.`)
}

function encrypt(number: string, { id, key }: CipherKey): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(purpose))
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
  return [id, ...parts].join('.')
}

function cipherKey(secret: string): CipherKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${purpose}:cipher`, 32))
  return { id: createHash('sha256').update('id').update(key).digest('hex').slice(0, 8), key }
}
