/**
 * What was typed and not handed in yet, with the key of its attempt. It stays with this entry of the tab's
 * history: a reload finds it again, and it is gone with the tab. Telephone numbers of people do not belong
 * into the storage of a browser.
 */
export interface Draft {
  text: string
  /** The key under which this very text is handed in; a new text gets a new one. */
  key: string
}

export const emptyDraft: Draft = { text: '', key: '' }

export function keptDraft(itemId: number): Draft {
  return draftsOf(window.history.state)[itemId] ?? emptyDraft
}

export function keepDraft(itemId: number, draft: Draft): void {
  const drafts = { ...draftsOf(window.history.state), [itemId]: draft }
  window.history.replaceState({ ...window.history.state, seatDrafts: drafts }, '')
}

/** Random, and to be had on a plain http address too. */
export function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function draftsOf(state: unknown): Record<number, Draft> {
  return (state as { seatDrafts?: Record<number, Draft> } | null)?.seatDrafts ?? {}
}
