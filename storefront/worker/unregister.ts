/**
 * Replaces the worker where offline copies are disabled: deletes all caches, then unregisters itself
 * (docs/ops/offline.md).
 */
import { scope } from './scope'

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith('zhuxue-'))
  await Promise.all(own.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
