import { saveHistoryState, readHistoryState } from '~/lib/history/historyState'

/** What was typed and not handed in yet, with the key of its attempt. */
export interface Draft {
  text: string
  /** The key under which this very text is handed in; a new text gets a new one. */
  key: string
}

export const emptyDraft: Draft = { text: '', key: '' }

export function keptDraft(itemId: number): Draft {
  return keptDrafts()[itemId] ?? emptyDraft
}

export function keepDraft(itemId: number, draft: Draft): void {
  saveHistoryState('seatDrafts', { ...keptDrafts(), [itemId]: draft })
}

const keptDrafts = () => readHistoryState<Record<number, Draft>>('seatDrafts') ?? {}
