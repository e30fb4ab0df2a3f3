/**
 * State of this history entry: it survives a reload and ends with the tab. Telephones and addresses do not belong into
 * the storage of a browser.
 */
export function readHistoryState<Kept>(name: string): Kept | undefined {
  return (window.history.state as Record<string, Kept> | null)?.[name]
}

export function saveHistoryState(name: string, kept: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: kept }, '')
}
