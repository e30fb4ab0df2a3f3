import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * A store for an island. Islands hydrate one after another, so a store may have changed before this one
 * does: while hydrating it reads `before`, which is what the server rendered with.
 */
export function useStore<T, B>(store: ReadableAtom<T>, before: B): T | B {
  return useSyncExternalStore<T | B>(
    (changed) => store.listen(changed),
    () => store.get(),
    () => before
  )
}
