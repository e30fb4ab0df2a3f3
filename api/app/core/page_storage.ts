/** As much of `Storage` as pages use. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * For browsers: what the browser refuses to store, because site data is blocked or the storage is full, lives as long as the
 * page. Nothing here throws.
 */
export function pageStorage(open: () => Storage): PageStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  const keys = () => [
    ...attempt((stored) => Array.from({ length: stored.length }, (_, at) => stored.key(at)!), []),
    ...memory.keys(),
  ]
  return {
    getItem: (key) => memory.get(key) ?? attempt((stored) => stored.getItem(key), null),
    setItem(key, text) {
      const isStored = attempt((stored) => {
        stored.setItem(key, text)
        return true
      }, false)
      if (isStored) memory.delete(key)
      else memory.set(key, text)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((stored) => stored.removeItem(key), undefined)
    },
    key: (at) => keys()[at] ?? null,
    get length() {
      return keys().length
    },
  }
}

/** Whether the browser refuses to store anything; a web view may have no storage at all. */
export function isRefused(open: () => Storage): boolean {
  try {
    return !open()
  } catch {
    return true
  }
}
