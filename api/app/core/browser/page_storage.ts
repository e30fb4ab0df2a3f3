export interface PageStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
  keys(): string[]
  /** A web view may have no storage. */
  isRefused(): boolean
}

/**
 * For browsers: values that cannot be stored, because site data is blocked or the storage is full, live as long as the
 * page. Never throws.
 */
export function pageStorage(open: () => Storage): PageStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T) => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((stored) => stored.getItem(key)) ?? null,
    setItem(key, text) {
      memory.set(key, text)
      attempt((stored) => {
        stored.setItem(key, text)
        memory.delete(key)
      })
    },
    removeItem(key) {
      memory.delete(key)
      attempt((stored) => stored.removeItem(key))
    },
    keys: () => [...memory.keys(), ...(attempt(Object.keys) ?? [])],
    isRefused: () => !attempt((stored) => stored),
  }
}
