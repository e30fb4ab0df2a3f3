/** Survives a reload and ends with the tab: telephones and addresses do not belong into a browser's storage. */
export function readHistoryState<Value>(name: string): Value | undefined {
  return (window.history.state as Record<string, Value> | null)?.[name]
}

/** Opens a page in place of this one, with what this one was handed: coming back from signing in loses nothing. */
export function replaceWithHistoryState(address: string): void {
  const { history, location } = window
  if (!history.state) return location.replace(address)
  history.replaceState(history.state, '', address)
  location.reload()
}

export function saveHistoryState(name: string, value: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: value }, '')
}
