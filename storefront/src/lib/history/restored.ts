type Refresh = () => unknown

const refreshes = new Set<Refresh>()

/**
 * Called when the back button brings this page from the browser's cache, as it was left: whatever may have changed since
 * (session, cart, what was bought) is asked again. Until all have answered the page is marked stale and takes no clicks.
 */
export function onRestore(refresh: Refresh): () => void {
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
