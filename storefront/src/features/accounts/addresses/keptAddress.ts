import { saveHistoryState, readHistoryState } from '~/lib/history/historyState'
import type { AddressDraft } from './addressRules'
import { session } from '~/lib/session/session'

type Kept = { by: string; of: number | null; draft: AddressDraft }

/** Whose form it is: somebody else who signs in on this tab does not find it. */
const owner = () => session.get().token.slice(-12)

/** What was typed into the form of an address, or of a new one, and is not saved yet. */
export function keptAddress(of: number | null): AddressDraft | null {
  const kept = readHistoryState<Kept | null>('address')
  return kept?.by === owner() && kept.of === of ? kept.draft : null
}

export function keepAddress(of: number | null, draft: AddressDraft): void {
  saveHistoryState('address', { by: owner(), of, draft } satisfies Kept)
}

export function forgetAddress(): void {
  saveHistoryState('address', null)
}
