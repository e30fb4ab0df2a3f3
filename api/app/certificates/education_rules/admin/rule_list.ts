import db from '@adonisjs/lucid/services/db'
import EducationRule from '#certificates/education_rules/education_rule'
import { now, toWireDay } from '#core/time'

/** Versions of each kind, the newest first, with the cycles that follow them. */
export async function ruleList(kindId?: number) {
  const query = EducationRule.query().orderBy('qualificationKindId').orderBy('validFrom', 'desc')
  if (kindId) query.where('qualificationKindId', kindId)
  const rules = await query
  const counts = await db
    .from('education_cycles')
    .groupBy('education_rule_id', 'state')
    .select('education_rule_id as ruleId', 'state')
    .count('* as total')
  const today = toWireDay(now())
  const cyclesOf = (id: number, isCounted: (state: string) => boolean) =>
    counts
      .filter(({ ruleId, state }) => Number(ruleId) === id && isCounted(state))
      .reduce((sum, { total }) => sum + Number(total), 0)
  return rules.map((rule) => ({
    ruleId: rule.id,
    kindId: rule.qualificationKindId,
    validFrom: rule.validFrom,
    cycleMonths: rule.cycleMonths,
    requiredHours: rule.requiredHours,
    electiveHours: rule.electiveHours,
    extraRequiredHours: rule.extraRequiredHours,
    extraElectiveHours: rule.extraElectiveHours,
    minutesPerHour: rule.minutesPerHour,
    countBy: rule.countBy,
    applyFromDays: rule.applyFromDays,
    applyUntilDays: rule.applyUntilDays,
    milestones: rule.milestoneList,
    sourceTitle: rule.sourceTitle,
    sourceUrl: rule.sourceUrl,
    checkedBy: rule.checkedBy,
    checkedOn: rule.checkedAt && toWireDay(rule.checkedAt),
    /** For cycles that begin today. */
    inForce: isInForce(rules, rule, today),
    cycleCount: cyclesOf(rule.id, () => true),
    openCycleCount: cyclesOf(rule.id, (state) => state === 'open'),
  }))
}

function isInForce(rules: EducationRule[], rule: EducationRule, today: string): boolean {
  const ofKind = rules.filter(({ qualificationKindId }) => qualificationKindId === rule.qualificationKindId)
  return (ofKind.find(({ validFrom }) => validFrom <= today) ?? ofKind.at(-1))?.id === rule.id
}
