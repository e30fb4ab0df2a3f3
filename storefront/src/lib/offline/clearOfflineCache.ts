import { cachesClearedOnSignOut, personCache, type PageMessage } from './names'

/**
 * Empties what the worker kept for whoever leaves. Here, because it must happen without a worker too; and there, because
 * an answer that is under way would be kept afterwards.
 */
export async function clearOfflineCache(): Promise<void> {
  if (!('caches' in globalThis)) return
  const message: PageMessage = { type: 'forget' }
  navigator.serviceWorker?.controller?.postMessage(message)
  await Promise.all(cachesClearedOnSignOut.map((name) => caches.delete(name)))
}

/** A session that ended without a page: its cookie jar was emptied, or another browser window ended it. */
export async function clearOfflineCacheWithoutSession(): Promise<void> {
  if (await caches.has(personCache)) await clearOfflineCache()
}

/** One answer that holds no longer. */
export async function deleteCachedResponse(path: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(personCache)
  await cache.delete(path, { ignoreSearch: true })
}
