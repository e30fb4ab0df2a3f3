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
  const isOutside = `e.kind = '${CycleEntryKind.Outside}'`
  const rows = await client
    .from('cycle_targets as t')
    .leftJoin('cycle_entries as e', (join) =>
      join
        .on('e.education_cycle_id', 't.education_cycle_id')
        .andOn('e.specialty', 't.specialty')
        .andOn('e.required', 't.required')
    )
    .whereIn('t.education_cycle_id', cycleIds)
    .groupBy('t.id', 't.education_cycle_id', 't.specialty', 't.required', 't.target_seconds')
    .orderBy('t.id')
    .select(
      't.education_cycle_id as cycleId',
      't.specialty',
      't.required',
      't.target_seconds as targetSeconds',
      client.raw(`sum(case when ${isOutside} then 0 else coalesce(e.counted_seconds, 0) end) as countedSeconds`),
      client.raw(`sum(case when ${isOutside} then e.counted_seconds else 0 end) as outsideSeconds`)
    )
  return rows.map((row) => ({
    ...row,
    required: Boolean(row.required),
    countedSeconds: Number(row.countedSeconds),
    outsideSeconds: Number(row.outsideSeconds),
  }))
}

export const missingSeconds = ({ targetSeconds, countedSeconds }: TargetSums) =>
  Math.max(0, targetSeconds - countedSeconds)
