import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import env from '#start/env'
import { fullIdCard, maskIdCard } from '#core/plain_rules'

/**
 * ID numbers at rest: encrypted with a key of their own (AES-256-GCM, bound to the column), and found
 * again through a keyed index, because an unkeyed hash of so few digits can be tried out.
 */
const keyVersion = 'v1'
const purpose = 'users.id_card'
const cipherKey = Buffer.from(hkdfSync('sha256', env.get('PII_KEY'), '', `${purpose}:cipher`, 32))
const indexKey = Buffer.from(hkdfSync('sha256', env.get('INDEX_KEY'), '', `${purpose}:index`, 32))

/** The three columns that stand for one ID number. */
export function sealIdCard(idCard: string) {
  const number = fullIdCard(idCard)
  return {
    idCardCipher: encrypt(number),
    idCardIndex: indexOfIdCard(number),
    idCardMasked: maskIdCard(number),
  }
}

export function indexOfIdCard(idCard: string): string {
  return createHmac('sha256', indexKey).update(fullIdCard(idCard)).digest('hex')
}

/** @throws when the text was altered or belongs to another column or key */
export function openIdCard(sealed: string): string {
  const [version, nonce, tag, text] = sealed.split('.')
  if (version !== keyVersion) throw new Error(`sealed with an unknown key: ${version}`)

  const decipher = createDecipheriv('aes-256-gcm', cipherKey, Buffer.from(nonce, 'base64url'))
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8')
}

function encrypt(number: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce)
  cipher.setAAD(Buffer.from(purpose))
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return [keyVersion, nonce, cipher.getAuthTag(), text]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.')
}
