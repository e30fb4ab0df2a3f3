/**
 * What stays with this entry of the tab's history: a reload finds it again, another page does not, and it is gone
 * with the tab. Telephones and addresses of people do not belong into the storage of a browser.
 */
export function readHistoryState<Kept>(name: string): Kept | undefined {
  return (window.history.state as Record<string, Kept> | null)?.[name]
}

export function saveHistoryState(name: string, kept: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: kept }, '')
}
