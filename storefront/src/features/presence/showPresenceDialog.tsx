import { createRoot } from 'react-dom/client'
import { PresenceDialog } from './PresenceDialog'
import type { PresenceCheck } from './presenceCheck'

/** In a root of its own: most visits to the pages that may need it never do. */
export function showPresenceDialog(known: PresenceCheck | null): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (passed: boolean) => {
      root.unmount()
      place.remove()
      resolve(passed)
    }
    root.render(<PresenceDialog known={known} onPassed={() => close(true)} onClose={() => close(false)} />)
  })
}
