import { createContext, use, useSyncExternalStore, type ComponentProps, type ElementType, type Key } from 'react'
import type { RowSteps } from './rowSteps'

interface Stepped {
  steps: RowSteps
  Row: ElementType
  heightOf: (key: string) => number
}

export const SteppedRows = createContext<Stepped | null>(null)

/** A row of a table; until its step, an empty one of the same height. */
export function SteppedRow(props: ComponentProps<'tr'> & { 'data-row-key'?: Key }) {
  const { steps, Row, heightOf } = use(SteppedRows)!
  const key = String(props['data-row-key'])
  const isPending = useSyncExternalStore(steps.subscribe, () => steps.isPending(key))
  return isPending ? <tr aria-hidden style={{ height: heightOf(key) }} /> : <Row {...props} />
}
