import type { DraftStore } from '~/lib/forms/useDraft'
import { readHistoryState, saveHistoryState } from '~/lib/history/historyState'
import { draftOwner } from '~/lib/session/draftOwner'

type Draft = { text: string }
type SavedDraft = { by: string; draft: Draft }

/** The unsent comment on the course of this page. */
export const commentDraft: DraftStore<Draft> = {
  restore() {
    const saved = readHistoryState<SavedDraft | null>('comment')
    return saved?.by === draftOwner() ? saved.draft : null
  },
  save: (draft) => saveHistoryState('comment', { by: draftOwner(), draft } satisfies SavedDraft),
  clear: () => saveHistoryState('comment', null),
}
