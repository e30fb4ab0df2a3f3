import { cachesClearedOnSignOut, userCache, type PageMessage } from './names'

/**
 * Clears the worker's caches for the user who signs out. Here, because it must work without a worker too; and in the
 * worker, because it would cache a pending response afterwards.
 */
export async function clearOfflineCache(): Promise<void> {
  if (!('caches' in globalThis)) return
  const message: PageMessage = { type: 'forget' }
  navigator.serviceWorker?.controller?.postMessage(message)
  await Promise.all(cachesClearedOnSignOut.map((name) => caches.delete(name)))
}

/** For a session that ended without a page: its storage was cleared, or another window ended it. */
export async function clearOfflineCacheWithoutSession(): Promise<void> {
  if (await caches.has(userCache)) await clearOfflineCache()
}

/** Deletes one outdated response. */
export async function deleteCachedResponse(path: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(userCache)
  await cache.delete(path, { ignoreSearch: true })
}
