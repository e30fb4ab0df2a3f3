import { recentKey } from '../../providers/session'
import type { Entry } from './entries'
import { tabStore } from '../../lib/storage'

const maxEntries = 6

/** Removed at sign-out. Users are not stored, and of an order only its number. */
export function remember(userId: number, { kind, path, label }: Entry) {
  if (kind === 'person') return
  const others = recent(userId).filter((entry) => entry.path !== path)
  const entries = [{ kind, path, label }, ...others].slice(0, maxEntries)
  tabStore.setItem(recentKey, JSON.stringify({ userId, entries }))
}

export function recent(userId: number): Entry[] {
  try {
    const saved = JSON.parse(tabStore.getItem(recentKey) ?? '{}')
    const isOwn = saved.userId === userId && Array.isArray(saved.entries)
    return isOwn ? saved.entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(saved: Partial<Entry> | null): saved is Entry {
  const isKnown = ['screen', 'order', 'course'].includes(saved?.kind ?? '')
  return isKnown && typeof saved?.label === 'string' && Boolean(saved.path?.startsWith('/board/'))
}
