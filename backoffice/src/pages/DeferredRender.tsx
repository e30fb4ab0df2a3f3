import { useDeferredValue, type ReactNode } from 'react'

/**
 * Renders expensive content later and in interruptible steps. Query results would otherwise render synchronously: React
 * does not defer external stores.
 */
export function DeferredRender({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue ? children : fallback
}
