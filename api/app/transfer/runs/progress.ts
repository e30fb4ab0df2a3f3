import { transferKinds, type TransferKind } from '#core/transfer/kind'
import type { TransferObject } from '#core/transfer/terms'
import type { ProblemLevel } from '#core/transfer/problems'
import type { Outcome } from '#transfer/runs/batch'

export type Counts = Record<Outcome, number>

/** Of a run; stored as JSON. */
export interface Progress {
  /** What the check found, per object. */
  counts: Partial<Record<TransferObject, Counts>>
  /** Of the columns that are added up: `{ orders: { amount_yuan: 1200 } }`, in fen or seconds. */
  sums: Partial<Record<TransferObject, Record<string, number>>>
  problems: Record<ProblemLevel, number>
  /** What was written so far. */
  written: Partial<Record<TransferObject, Counts>>
  /** The last row that was written; null before the first. */
  position: { object: TransferObject; level: number; id: number } | null
  /** Invariants that do not hold after the run. */
  breaks: string[]
}

export const noProgress = (): Progress => ({
  counts: {},
  sums: {},
  problems: { error: 0, warning: 0, note: 0 },
  written: {},
  position: null,
  breaks: [],
})

export const noCounts = (): Counts => ({ new: 0, linked: 0, changed: 0, same: 0, refused: 0 })

/** Objects with a writer of their own, in the order of writing. */
export const rootKinds = (): TransferKind[] => transferKinds().filter(({ partOf }) => !partOf)

export function totalOf(counts: Progress['counts']): Counts {
  const total = noCounts()
  for (const one of Object.values(counts)) {
    for (const outcome of Object.keys(total) as Outcome[]) total[outcome] += one[outcome]
  }
  return total
}
