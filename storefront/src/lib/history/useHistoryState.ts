import { useState } from 'react'
import { saveHistoryState, readHistoryState } from './historyState'

/** A state that survives a reload. */
export function useHistoryState<Value>(name: string, first: Value): [Value, (next: Value) => void] {
  const [state, setState] = useState<Value>(() => readHistoryState<Value>(name) ?? first)
  function change(next: Value) {
    saveHistoryState(name, next)
    setState(next)
  }
  return [state, change]
}
