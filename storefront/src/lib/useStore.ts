import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** Islands hydrate one after another: until this one has, it reads `before`, the value of the server's render. */
export function useStore<T, B>(store: ReadableAtom<T>, before: B): T | B {
  return useSyncExternalStore<T | B>(
    (changed) => store.listen(changed),
    () => store.get(),
    () => before
  )
}
