import { useEffect, useState } from 'react'
import type { Toast } from '~/lib/toasts'

/** Chromium has popovers since 114, Safari since 17, Firefox since 125. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype

/** Where toasts are seen above an open dialog without popovers: inside of it; null for their own place. */
export function useToastHost(shown: readonly Toast[]): Element | null {
  const [host, setHost] = useState<Element | null>(null)
  useEffect(() => {
    if (hasPopovers()) return
    const open = document.querySelectorAll('dialog[open]')
    const top = open[open.length - 1] ?? null
    const leave = () => setHost(null)
    setHost(top)
    top?.addEventListener('close', leave)
    return () => top?.removeEventListener('close', leave)
  }, [shown])
  return host
}
