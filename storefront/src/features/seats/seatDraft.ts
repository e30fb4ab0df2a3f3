import type { DraftStore } from '~/lib/forms/useDraft'
import { readHistoryState, saveHistoryState } from '~/lib/history/historyState'
import type { Attempt } from '@zhuxue/api/idempotency-key'

export type SeatForm = { text: string; attempt: Attempt | null }

export const emptySeatForm: SeatForm = { text: '', attempt: null }

/** The unsent text for a line of an order. */
export function seatDraft(itemId: number): DraftStore<SeatForm> {
  const save = (draft: SeatForm | undefined) => saveHistoryState('seatDrafts', { ...savedDrafts(), [itemId]: draft })
  return { restore: () => savedDrafts()[itemId] ?? null, save, clear: () => save(undefined) }
}

const savedDrafts = () => readHistoryState<Record<number, SeatForm>>('seatDrafts') ?? {}
