/** A random key of 128 bits, as the header `Idempotency-Key` wants it. */
export function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
