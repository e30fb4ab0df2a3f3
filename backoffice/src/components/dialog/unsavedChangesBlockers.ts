import { useEffect, useSyncExternalStore } from 'react'

const reasons = new Map<object, string>()
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())
const latest = () => [...reasons.values()].pop() ?? null
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useLeaveGuard(reason: string | null) {
  useEffect(() => {
    if (!reason) return
    const mark = {}
    reasons.set(mark, reason)
    notify()
    return () => {
      reasons.delete(mark)
      notify()
    }
  }, [reason])
}

/** The last sentence that was given and still holds, or null. */
export const useLatestReason = () => useSyncExternalStore(subscribe, latest)

let unasked = false
/**
 * A way that no guard stops. Guards learn in an effect that something was saved, which may run after the way that
 * follows the saving; the router asks them while it is called.
 */
export function navigateUnblocked(go: () => void) {
  unasked = true
  try {
    go()
  } finally {
    unasked = false
  }
}
export const isNavigationUnblocked = () => unasked
