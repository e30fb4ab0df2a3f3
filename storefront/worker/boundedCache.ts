import { cachedAtHeader } from '../src/lib/offline/names'

const bytesHeader = 'x-kept-bytes'

export interface CacheLimits {
  entries: number
  bytes: number
  /** Bytes of one copy. */
  largest: number
}

/**
 * Caches a copy with its time and size, and evicts the oldest beyond the limit.
 * @returns whether it was cached
 */
export async function cacheResponse(
  name: string,
  address: string,
  response: Response,
  { bound, more = {} }: { bound: CacheLimits; more?: Record<string, string> }
): Promise<boolean> {
  const body = await response.arrayBuffer()
  if (body.byteLength > bound.largest) return false
  const headers = new Headers(response.headers)
  // It describes the bytes as they were sent; the body is decoded.
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(cachedAtHeader, String(Date.now()))
  headers.set(bytesHeader, String(body.byteLength))
  for (const [key, value] of Object.entries(more)) headers.set(key, value)
  const cache = await caches.open(name)
  // Deleted first, so that the order of the entries is their age.
  await cache.delete(address)
  await cache.put(address, new Response(body, { status: 200, headers }))
  await trim(cache, bound)
  return true
}

async function trim(cache: Cache, { entries, bytes }: CacheLimits): Promise<void> {
  const sizes = (await cache.matchAll()).map(({ headers }) => Number(headers.get(bytesHeader)))
  const tooMany = countOverLimit(sizes, entries, bytes)
  const oldest = (await cache.keys()).slice(0, tooMany)
  await Promise.all(oldest.map((request) => cache.delete(request)))
}

/** Number of oldest entries to evict; `sizes` from the oldest to the newest. */
export function countOverLimit(sizes: readonly number[], entries: number, bytes: number): number {
  let total = 0
  let keptCount = 0
  for (const size of [...sizes].reverse()) {
    total += size
    if (total > bytes || keptCount === entries) break
    keptCount += 1
  }
  return sizes.length - keptCount
}

export const cachedAt = ({ headers }: Response): number => Number(headers.get(cachedAtHeader))

/** A complete response of our own server, without a redirect. */
export const isStorable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected

/** The server, or the proxy in front of it, reports that it is down. */
export const isUnreachable = ({ status }: Response): boolean => [502, 503, 504].includes(status)
