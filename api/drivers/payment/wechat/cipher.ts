import { createCipheriv, createDecipheriv } from 'node:crypto'

/** AEAD_AES_256_GCM; the last 16 bytes are the tag. */
const algorithm = 'aes-256-gcm'
const tagBytes = 16

export function encryptResource(
  text: string,
  { apiKey, nonce, aad }: { apiKey: string; nonce: string; aad: string }
): string {
  const cipher = createCipheriv(algorithm, apiKey, nonce).setAAD(Buffer.from(aad))
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** @throws Error when text, nonce, key or associated data were altered */
export function decryptResource(
  ciphertext: string,
  { apiKey, nonce, aad }: { apiKey: string; nonce: string; aad: string }
): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv(algorithm, apiKey, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(aad))
    .setAuthTag(bytes.subarray(-tagBytes))
  return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
