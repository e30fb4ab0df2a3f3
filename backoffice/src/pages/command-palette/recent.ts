import { recentKey } from '../../providers/session'
import type { Entry } from './entries'
import { tabStore } from '../../lib/storage'

const most = 6

/** Removed at sign-out. Users are not stored, and of an order only its number. */
export function remember(userId: number, { kind, path, label }: Entry) {
  if (kind === 'person') return
  const others = recent(userId).filter((entry) => entry.path !== path)
  const entries = [{ kind, path, label }, ...others].slice(0, most)
  tabStore.setItem(recentKey, JSON.stringify({ userId, entries }))
}

export function recent(userId: number): Entry[] {
  try {
    const kept = JSON.parse(tabStore.getItem(recentKey) ?? '{}')
    const isOwn = kept.userId === userId && Array.isArray(kept.entries)
    return isOwn ? kept.entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(kept: Partial<Entry> | null): kept is Entry {
  const isKnown = ['screen', 'order', 'course'].includes(kept?.kind ?? '')
  return isKnown && typeof kept?.label === 'string' && Boolean(kept.path?.startsWith('/board/'))
}
