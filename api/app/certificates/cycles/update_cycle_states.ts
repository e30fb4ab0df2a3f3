import EducationCycle from '#certificates/cycles/education_cycle'
import { cycleSums, missingSeconds } from '#certificates/cycles/cycle_sums'
import { CycleState } from '#certificates/cycles/terms'
import { now, toWireDay } from '#core/time'
import type { Trx } from '#core/transaction'

/** A reverted upload or a new target can open a met cycle again. */
export async function updateCycleStates(trx: Trx, cycleIds: number[]): Promise<void> {
  const cycles = await EducationCycle.query({ client: trx }).whereIn('id', cycleIds)
  const sums = await cycleSums(trx, cycleIds)
  for (const cycle of cycles) {
    const isMet = !sums.some((target) => target.cycleId === cycle.id && missingSeconds(target) > 0)
    await cycle.merge({ state: stateOf(cycle, isMet) }).save()
  }
}

function stateOf({ endsOn }: EducationCycle, isMet: boolean): CycleState {
  if (isMet) return CycleState.Met
  return endsOn < toWireDay(now()) ? CycleState.Closed : CycleState.Open
}
