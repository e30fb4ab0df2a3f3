import { useLayoutEffect, useState } from 'react'

/**
 * What is typed into a field that follows `value`. It follows in the commit that shows the value: an effect after the
 * paint could come after a first key, and take it back.
 */
export function useFollowing<T>(value: T) {
  const [typed, setTyped] = useState(value)
  useLayoutEffect(() => setTyped(value), [value])
  return [typed, setTyped] as const
}
