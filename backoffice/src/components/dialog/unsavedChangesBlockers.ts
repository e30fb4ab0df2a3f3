import { useLayoutEffect, useSyncExternalStore } from 'react'

const reasons = new Map<object, string>()
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())
const latest = () => [...reasons.values()].pop() ?? null
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useLeaveGuard(reason: string | null) {
  useLayoutEffect(() => {
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

export const hasReason = () => reasons.size > 0

/** The message of the latest active blocker, or null. */
export const useLatestReason = () => useSyncExternalStore(subscribe, latest)

let isUnblocked = false
/**
 * Navigates without asking. Blockers are removed in an effect, which may run after the navigation that follows a save;
 * the router asks them during the call.
 */
export function navigateUnblocked(go: () => void) {
  isUnblocked = true
  try {
    go()
  } finally {
    isUnblocked = false
  }
}
export const isNavigationUnblocked = () => isUnblocked
