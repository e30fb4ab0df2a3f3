/**
 * State of this history entry: it survives a reload and ends with the tab. Telephones and addresses do not belong into
 * the storage of a browser.
 */
export function readHistoryState<Value>(name: string): Value | undefined {
  return (window.history.state as Record<string, Value> | null)?.[name]
}

export function saveHistoryState(name: string, value: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: value }, '')
}
