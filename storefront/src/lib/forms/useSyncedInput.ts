import { useLayoutEffect, useState } from 'react'

/**
 * The text of a field that somebody types into and that is replaced whenever `value` changes. Replaced before the paint:
 * later, a key could have been pressed already, and would be lost.
 */
export function useSyncedInput<T>(value: T) {
  const [typed, setTyped] = useState(value)
  useLayoutEffect(() => setTyped(value), [value])
  return [typed, setTyped] as const
}
