import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { cycleSums, missingSeconds } from '#certificates/cycles/cycle_sums'
import { daysBetween } from '#certificates/cycles/days_between'
import EducationCycle from '#certificates/cycles/education_cycle'
import { notUploaded } from '#certificates/cycles/not_uploaded'
import { outsideHours } from '#certificates/cycles/outside_list'
import EducationRule from '#certificates/education_rules/education_rule'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { toMinutes } from '#core/duration'
import { addDays, now, toWireDay } from '#core/time'

/** Cycles of a user, the next application first. */
export async function cyclesOf(userId: number) {
  const active = db.from('qualifications').where('user_id', userId).whereNull('ended_at')
  const cycles = await EducationCycle.query()
    .whereIn('qualificationId', active.select('id'))
    .orderBy('applyUntil')
    .orderBy('id')
  const ids = cycles.map(({ id }) => id)
  const [sums, waiting, outside, outsideMinutes] = await Promise.all([
    cycleSums(db.connection(), ids),
    notUploaded(db.connection(), userId),
    outsideHours(ids),
    minutesOutside(userId),
  ])
  const rules = new Map((await EducationRule.query()).map((rule) => [rule.id, rule]))
  const kinds = new Map((await QualificationKind.query()).map((kind) => [kind.id, kind]))
  const today = toWireDay(now())
  return {
    cycles: cycles.map((cycle) => {
      const rule = rules.get(cycle.educationRuleId)!
      const kind = kinds.get(rule.qualificationKindId)!
      const targets = sums.filter(({ cycleId }) => cycleId === cycle.id)
      return {
        cycleId: cycle.id,
        qualificationId: cycle.qualificationId,
        kindName: kind.kindName,
        startsOn: cycle.startsOn,
        endsOn: cycle.endsOn,
        applyFrom: addDays(cycle.endsOn, -rule.applyFromDays),
        applyUntil: cycle.applyUntil,
        daysLeft: daysBetween(today, cycle.applyUntil),
        state: cycle.state,
        minutesPerHour: rule.minutesPerHour,
        countBy: rule.countBy,
        ruleChecked: rule.checkedAt !== null,
        ruleSource: rule.sourceTitle,
        milestones: rule.milestoneList.map(({ months, requiredHours, electiveHours }) => ({
          day: monthsLater(cycle.startsOn, months),
          requiredHours,
          electiveHours,
        })),
        targets: targets.map((target) => ({
          specialty: target.specialty,
          specialtyName: target.specialty ? kind.specialtyName(target.specialty) : null,
          requiredCourse: target.required ? (1 as const) : (0 as const),
          targetMinutes: toMinutes(target.targetSeconds),
          countedMinutes: toMinutes(target.countedSeconds),
          notUploadedMinutes: toMinutes(waiting(cycle.id, target)),
          selfReportedMinutes: toMinutes(target.outsideSeconds),
          missingMinutes: toMinutes(missingSeconds(target)),
        })),
        outsideHours: outside.filter(({ cycleId }) => cycleId === cycle.id),
      }
    }),
    outsideMinutes,
  }
}

function monthsLater(day: string, months: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ months }).minus({ days: 1 }).toISODate()!
}

/** Uploaded minutes that count for no cycle (周期外). */
async function minutesOutside(userId: number): Promise<number> {
  const [{ used }] = await db.from('hour_entries').where('user_id', userId).sum('used_seconds as used')
  const [{ counted }] = await db
    .from('cycle_entries')
    .where('user_id', userId)
    .whereNotNull('hour_entry_id')
    .sum('counted_seconds as counted')
  return toMinutes(Math.max(0, Number(used ?? 0) - Number(counted ?? 0)))
}
