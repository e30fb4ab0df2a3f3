import { useState } from 'react'
import { keepInEntry, restoredFromEntry } from './entryState'

/** A state that a reload of the page finds again. */
export function useEntryState<Kept>(name: string, first: Kept): [Kept, (next: Kept) => void] {
  const [state, setState] = useState<Kept>(() => restoredFromEntry<Kept>(name) ?? first)
  function change(next: Kept) {
    keepInEntry(name, next)
    setState(next)
  }
  return [state, change]
}
