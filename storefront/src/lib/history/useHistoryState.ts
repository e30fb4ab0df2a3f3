import { useState } from 'react'
import { saveHistoryState, readHistoryState } from './historyState'

/** A state that survives a reload. */
export function useHistoryState<Kept>(name: string, first: Kept): [Kept, (next: Kept) => void] {
  const [state, setState] = useState<Kept>(() => readHistoryState<Kept>(name) ?? first)
  function change(next: Kept) {
    saveHistoryState(name, next)
    setState(next)
  }
  return [state, change]
}
