import { createCipheriv, createDecipheriv } from 'node:crypto'

/** How the `resource` of a notice is sealed (AEAD_AES_256_GCM): the last 16 bytes of the text are its tag. */
const algorithm = 'aes-256-gcm'
const tagBytes = 16

/** @param apiKey the 32 characters of the merchant's APIv3 key */
export function seal(
  text: string,
  { apiKey, nonce, aad }: { apiKey: string; nonce: string; aad: string }
): string {
  const cipher = createCipheriv(algorithm, apiKey, nonce).setAAD(Buffer.from(aad))
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString(
    'base64'
  )
}

/**
 * @param apiKey the 32 characters of the merchant's APIv3 key
 * @throws Error when one bit of text, nonce, key or associated data is another
 */
export function unseal(
  ciphertext: string,
  { apiKey, nonce, aad }: { apiKey: string; nonce: string; aad: string }
): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv(algorithm, apiKey, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(aad))
    .setAuthTag(bytes.subarray(-tagBytes))
  return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
