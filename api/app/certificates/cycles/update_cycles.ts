import EducationCycle from '#certificates/cycles/education_cycle'
import { CycleEntryKind, CycleState } from '#certificates/cycles/terms'
import { now, toWireDay } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * Recounts the targets of these cycles from their entries, then sets the states: a reverted upload or a new target can
 * open a met cycle again. All that write entries or targets call it, with the lock of the user.
 */
export async function updateCycles(trx: Trx, cycleIds: number[]): Promise<void> {
  if (!cycleIds.length) return
  const cycles = await EducationCycle.query({ client: trx }).whereIn('id', cycleIds)
  const targets = await countTargets(trx, cycleIds)
  for (const cycle of cycles) {
    const isMet = !targets.some(({ cycleId, isMissing }) => cycleId === cycle.id && isMissing)
    await cycle.merge({ state: stateOf(cycle, isMet) }).save()
  }
}

/** Sums are read first: an update with a subquery would lock entries of neighbouring cycles too. */
async function countTargets(trx: Trx, cycleIds: number[]) {
  const targets = await trx
    .from('cycle_targets as t')
    .leftJoin('cycle_entries as e', (join) =>
      join
        .on('e.education_cycle_id', 't.education_cycle_id')
        .andOn('e.specialty', 't.specialty')
        .andOn('e.required', 't.required')
        .andOnVal('e.kind', '<>', CycleEntryKind.Outside)
    )
    .whereIn('t.education_cycle_id', cycleIds)
    .groupBy('t.id', 't.education_cycle_id', 't.target_seconds', 't.counted_seconds')
    .select('t.id', 't.education_cycle_id as cycleId', 't.target_seconds as target', 't.counted_seconds as before')
    .sum('e.counted_seconds as counted')
  for (const { id, before, counted } of targets) {
    if (before === Number(counted)) continue
    await trx
      .from('cycle_targets')
      .where('id', id)
      .update({ counted_seconds: Number(counted) })
  }
  return targets.map(({ cycleId, target, counted }) => ({ cycleId, isMissing: target > Number(counted) }))
}

function stateOf({ endsOn }: EducationCycle, isMet: boolean): CycleState {
  if (isMet) return CycleState.Met
  return endsOn < toWireDay(now()) ? CycleState.Closed : CycleState.Open
}
