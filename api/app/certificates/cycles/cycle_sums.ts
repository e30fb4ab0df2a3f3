import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CycleEntryKind } from '#certificates/cycles/terms'

export interface TargetSums {
  cycleId: number
  specialty: string
  required: boolean
  targetSeconds: number
  countedSeconds: number
  /** As the learner says. */
  outsideSeconds: number
}

/** Targets of these cycles with what counts for each, main specialty and required first. */
export async function cycleSums(client: QueryClientContract, cycleIds: number[]): Promise<TargetSums[]> {
  if (!cycleIds.length) return []
  const rows = await client
    .from('cycle_targets as t')
    .leftJoin('cycle_entries as e', (join) =>
      join
        .on('e.education_cycle_id', 't.education_cycle_id')
        .andOn('e.specialty', 't.specialty')
        .andOn('e.required', 't.required')
        .andOnVal('e.kind', CycleEntryKind.Outside)
    )
    .whereIn('t.education_cycle_id', cycleIds)
    .groupBy('t.id', 't.education_cycle_id', 't.specialty', 't.required', 't.target_seconds', 't.counted_seconds')
    .orderBy('t.id')
    .select(
      't.education_cycle_id as cycleId',
      't.specialty',
      't.required',
      't.target_seconds as targetSeconds',
      't.counted_seconds as countedSeconds'
    )
    .sum('e.counted_seconds as outsideSeconds')
  return rows.map((row) => ({ ...row, required: Boolean(row.required), outsideSeconds: Number(row.outsideSeconds) }))
}

export const missingSeconds = ({ targetSeconds, countedSeconds }: TargetSums) =>
  Math.max(0, targetSeconds - countedSeconds)
