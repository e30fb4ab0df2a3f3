import type EducationRule from '#certificates/education_rules/education_rule'
import EducationCycle from '#certificates/cycles/education_cycle'
import { CycleState } from '#certificates/cycles/terms'
import { updateCycles } from '#certificates/cycles/update_cycles'
import { addDays } from '#core/time'
import type { Trx } from '#core/transaction'

interface Period {
  startsOn: string
  endsOn: string
}

export interface HeldSpecialty {
  specialty: string
  isMain: boolean
}

interface NewCycle extends Period {
  qualificationId: number
  userId: number
  rule: EducationRule
}

export async function openCycle(trx: Trx, { rule, startsOn, endsOn, qualificationId, userId }: NewCycle) {
  return EducationCycle.create(
    {
      qualificationId,
      userId,
      educationRuleId: rule.id,
      startsOn,
      endsOn,
      applyUntil: addDays(endsOn, -rule.applyUntilDays),
      state: CycleState.Open,
    },
    { client: trx }
  )
}

/** Replaces them from the rule of the cycle, which never changes. */
export async function writeTargets(
  trx: Trx,
  { id }: EducationCycle,
  { rule, specialties }: { rule: EducationRule; specialties: HeldSpecialty[] }
): Promise<void> {
  await trx.from('cycle_targets').where('education_cycle_id', id).delete()
  const held = specialties.length ? specialties : [{ specialty: '', isMain: true }]
  for (const { specialty, isMain } of held.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))) {
    for (const required of [true, false]) {
      const target = rule.targetSeconds({ isMain, required })
      if (!target) continue
      await trx.table('cycle_targets').insert({ education_cycle_id: id, specialty, required, target_seconds: target })
    }
  }
  await updateCycles(trx, [id])
}
