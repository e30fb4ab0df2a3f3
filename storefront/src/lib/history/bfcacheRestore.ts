type Refresh = () => unknown

const refreshes = new Set<Refresh>()

/** What may have changed since the page was left is asked again; until all have answered it takes no clicks. */
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
