import { createHash, timingSafeEqual } from 'node:crypto'

/** Digests are compared, so that the time says nothing about the key. Without a key nothing is internal. */
export function isInternalKey(given: string | string[] | null | undefined): boolean {
  const key = process.env.INTERNAL_KEY
  if (!key || typeof given !== 'string') return false
  return timingSafeEqual(digest(given), digest(key))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
