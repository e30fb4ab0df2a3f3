import { tabStore } from '../lib/storage'
import { recentKey } from './session'

/** A screen or an object of the quick search. */
export interface RecentEntry {
  kind: 'screen' | 'command' | 'person' | 'order' | 'bank-line' | 'invoice' | 'course' | 'bank' | 'paper'
  path: string
  label: string
}

const maxEntries = 8
const kinds = ['screen', 'command', 'order', 'bank-line', 'invoice', 'course', 'bank', 'paper']

/** Removed at sign-out. Users are not stored, and of an order only its number. */
export function remember(userId: number, { kind, path, label }: RecentEntry) {
  if (kind === 'person') return
  const others = recent(userId).filter((entry) => entry.path !== path)
  const entries = [{ kind, path, label }, ...others].slice(0, maxEntries)
  tabStore.setItem(recentKey, JSON.stringify({ userId, entries }))
}

export function recent(userId: number): RecentEntry[] {
  try {
    const saved = JSON.parse(tabStore.getItem(recentKey) ?? '{}')
    const isOwn = saved.userId === userId && Array.isArray(saved.entries)
    return isOwn ? saved.entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(saved: Partial<RecentEntry> | null): saved is RecentEntry {
  return (
    kinds.includes(saved?.kind ?? '') && typeof saved?.label === 'string' && Boolean(saved.path?.startsWith('/board/'))
  )
}
