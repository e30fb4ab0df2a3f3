/** Survives a reload and ends with the tab: telephones and addresses must not be in a browser's storage. */
export function readHistoryState<Value>(name: string): Value | undefined {
  return (window.history.state as Record<string, Value> | null)?.[name]
}

export function saveHistoryState(name: string, value: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: value }, '')
}
