import type { DraftStore } from '~/lib/forms/useDraft'
import { readHistoryState, saveHistoryState } from '~/lib/history/historyState'
import { draftOwner } from '~/lib/session/draftOwner'
import type { AddressForm } from './addressForm'

type SavedDraft = { by: string; of: number | null; draft: AddressForm }

export function addressDraft(of: number | null): DraftStore<AddressForm> {
  return {
    restore() {
      const saved = readHistoryState<SavedDraft | null>('address')
      return saved?.by === draftOwner() && saved.of === of ? saved.draft : null
    },
    save: (draft) => saveHistoryState('address', { by: draftOwner(), of, draft } satisfies SavedDraft),
    clear: () => saveHistoryState('address', null),
  }
}

export const hasNewAddressDraft = () => addressDraft(null).restore() !== null
