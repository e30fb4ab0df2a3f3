import { useEffect, useSyncExternalStore } from 'react'

const reasons = new Map<object, string>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
const latest = () => [...reasons.values()].at(-1) ?? null
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** While a sentence is given, the UnsavedGuard of the screen asks with it before the screen is left. */
export function useLeaveGuard(reason: string | null) {
  useEffect(() => {
    if (!reason) return
    const mark = {}
    reasons.set(mark, reason)
    tell()
    return () => {
      reasons.delete(mark)
      tell()
    }
  }, [reason])
}

/** The last sentence that was given and still holds, or null. */
export const useLatestReason = () => useSyncExternalStore(subscribe, latest)
