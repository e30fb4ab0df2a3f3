/** A fresh Idempotency-Key. `randomUUID` exists on encrypted pages only; a console may be reached without. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
