import { personalDataProviders } from '#accounts/personal_data_export/data_provider'
import { ClosingBlockerText, WaivableBlockers, type ClosingBlockerKind } from '#accounts/closing/terms'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

export interface ClosingBlocker {
  kind: ClosingBlockerKind
  text: string
  isWaivable: boolean
}

export async function findClosingBlockers(trx: Trx, userId: number): Promise<ClosingBlocker[]> {
  const found: ClosingBlocker[] = []
  for (const { findBlockers } of personalDataProviders()) {
    const counts = (await findBlockers?.(trx, userId)) ?? {}
    for (const [name, count] of Object.entries(counts)) {
      const kind = name as ClosingBlockerKind
      if (!count) continue
      found.push({ kind, text: ClosingBlockerText[kind](count), isWaivable: WaivableBlockers.includes(kind) })
    }
  }
  return found
}

/** @throws UserError with the first one that is not waived */
export async function ensureNoClosingBlockers(trx: Trx, userId: number, isWaived: boolean): Promise<void> {
  const [first] = (await findClosingBlockers(trx, userId)).filter((blocker) => !(isWaived && blocker.isWaivable))
  if (first) throw new UserError(first.text)
}
