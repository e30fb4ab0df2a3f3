type Refresh = () => unknown

const refreshes = new Set<Refresh>()

/** Data that may have changed meanwhile is reloaded; the page takes no clicks until all responses have arrived. */
export function onBfcacheRestore(refresh: Refresh): () => void {
  refreshes.add(refresh)
  return () => void refreshes.delete(refresh)
}

async function refreshAll(root: HTMLElement): Promise<void> {
  root.dataset.stale = ''
  await Promise.allSettled([...refreshes].map(async (refresh) => refresh()))
  delete root.dataset.stale
}

if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshAll(document.documentElement)
  })
}
