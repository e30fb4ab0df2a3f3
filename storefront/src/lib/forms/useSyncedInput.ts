import { useLayoutEffect, useState } from 'react'

/**
 * The text of a field that the user edits and that is replaced whenever `value` changes. Replaced before paint, because
 * a key pressed in between would be lost.
 */
export function useSyncedInput<T>(value: T) {
  const [typed, setTyped] = useState(value)
  useLayoutEffect(() => setTyped(value), [value])
  return [typed, setTyped] as const
}
