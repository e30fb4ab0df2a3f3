import { SessionStorage } from '@zhuxue/api/terms/accounts/sessions'
import { localStore } from '~/lib/storage'

const key = SessionStorage.searches
const maxEntries = 8

/** Searches on this device, the last first; they never leave it (docs/product.md 19.4). */
export function searchHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxEntries) : []
  } catch {
    return []
  }
}

export function rememberSearch(keyword: string): void {
  const others = searchHistory().filter((one) => one !== keyword)
  try {
    localStore.setItem(key, JSON.stringify([keyword, ...others].slice(0, maxEntries)))
  } catch {
    // A full storage does not prevent searching.
  }
}

export function clearSearchHistory(): void {
  localStore.removeItem(key)
}
