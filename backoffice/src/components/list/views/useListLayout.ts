import type { ListLayout } from '@zhuxue/api/terms/accounts/saved_views'
import { useMemo, useSyncExternalStore } from 'react'
import { session } from '../../../providers/session'
import { localStore } from '../../../lib/storage'

const listeners = new Set<() => void>()

const keyOf = (list: string) => `zhuxue.board.list.${session.staff?.userId}.${list}`

/** Stored data may be invalid, and storage may be unavailable. */
function read(key: string): string | null {
  try {
    return localStore.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): ListLayout | null {
  try {
    const { order, hidden, density } = JSON.parse(text ?? 'null')
    return Array.isArray(order) && Array.isArray(hidden) ? { order, hidden, density } : null
  } catch {
    return null
  }
}

export function keepLayout(list: string, layout: ListLayout | null): void {
  try {
    if (layout) localStore.setItem(keyOf(list), JSON.stringify(layout))
    else localStore.removeItem(keyOf(list))
  } catch {
    return
  }
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The columns that this user chose for a list, on this device. */
export function useListLayout(list = ''): ListLayout | null {
  const text = useSyncExternalStore(subscribe, () => read(keyOf(list)))
  return useMemo(() => parse(list ? text : null), [list, text])
}
