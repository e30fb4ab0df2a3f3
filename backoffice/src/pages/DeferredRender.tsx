import { useDeferredValue, type ReactNode } from 'react'

/**
 * Renders what is large a moment later and in steps, between which a press is answered. What a query brings is rendered
 * in one piece otherwise: React takes stores of others at once.
 */
export function DeferredRender({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue ? children : fallback
}
