import { attributeHours } from '#certificates/cycles/attribute_hours'
import EducationCycle from '#certificates/cycles/education_cycle'
import { openCycle, writeTargets } from '#certificates/cycles/open_cycle'
import { releaseMisplaced } from '#certificates/cycles/release_hours'
import EducationRule from '#certificates/education_rules/education_rule'
import { type default as Qualification, QualificationSpecialty } from '#certificates/qualifications/qualification'
import { addDays } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * The cycle of the present validity follows the qualification; its rule stays. Then minutes that it no longer takes are
 * released, and those that count nowhere are counted again.
 * @param before where a cycle of another beginning was corrected
 */
export async function applyQualification(
  trx: Trx,
  qualification: Qualification,
  rule: EducationRule | null,
  before?: { startsOn: string }
): Promise<void> {
  const { id, userId, validFrom: startsOn, validTo: endsOn } = qualification
  if (rule && !qualification.endedAt) {
    const known = await EducationCycle.query({ client: trx })
      .where({ qualificationId: id, startsOn: before?.startsOn ?? startsOn })
      .first()
    const own = known && (await EducationRule.findOrFail(known.educationRuleId, { client: trx }))
    const days = { startsOn, endsOn }
    if (known) await known.merge({ ...days, applyUntil: addDays(endsOn, -own!.applyUntilDays) }).save()
    const cycle = known ?? (await openCycle(trx, { ...days, rule, qualificationId: id, userId }))
    const specialties = await QualificationSpecialty.query({ client: trx }).where('qualificationId', id)
    await writeTargets(trx, cycle, { rule: own ?? rule, specialties })
  }
  await releaseMisplaced(trx, userId)
  await attributeHours(trx, userId)
}
