import { sessionKey } from '~/lib/session/sessionKey'
import { clearOfflineCacheWithoutSession } from './clearOfflineCache'
import { trustedTypes } from '~/lib/site/trustedTypes'
import { localStore } from '~/lib/storage'
import { whenIdle } from '~/lib/whenIdle'
import type { PageMessage } from './names'

/** The address comes from the server's own page. */
const policy = trustedTypes?.createPolicy('zhuxue-worker', { createScriptURL: (address) => address })

/** The server gives no worker URL if offline copies are disabled (docs/ops/offline.md). */
export function registerWorker(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=worker]')?.content
  if (!address || !('serviceWorker' in navigator)) return
  const begin = () => whenIdle(() => void register(address))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin)
}

async function register(address: string): Promise<void> {
  try {
    const isFirst = !navigator.serviceWorker.controller
    if (!localStore.getItem(sessionKey)) await clearOfflineCacheWithoutSession()
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address, { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(loaded(isFirst))
  } catch {
    // A private window, or a full disk: the storefront works without a worker.
  }
}

/** Caches what the page has loaded since, too. */
export async function precacheLoadedFiles(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  worker?.active?.postMessage(loaded(false))
}

/** Scripts from the browser's memory cache never reached the worker. */
function loaded(isFirst: boolean): PageMessage {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return { type: 'loaded', page: window.location.href, isFirst, files }
}
