import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares digests, so that timing reveals nothing about the key. Without a configured key nothing is internal. */
export function isInternalKey(given: string | string[] | null | undefined): boolean {
  const key = process.env.INTERNAL_KEY
  if (!key || typeof given !== 'string') return false
  return timingSafeEqual(digest(given), digest(key))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
