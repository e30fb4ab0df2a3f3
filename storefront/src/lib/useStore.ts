import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** Islands hydrate one after another: until this one has, it reads `before`, which is what the server rendered with. */
export function useStore<T, B>(store: ReadableAtom<T>, before: B): T | B {
  return useSyncExternalStore<T | B>(
    (changed) => store.listen(changed),
    () => store.get(),
    () => before
  )
}
