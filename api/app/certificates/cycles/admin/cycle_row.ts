import db from '@adonisjs/lucid/services/db'
import { cycleSums, missingSeconds, type TargetSums } from '#certificates/cycles/cycle_sums'
import { daysBetween } from '#certificates/cycles/days_between'
import type { CycleState } from '#certificates/cycles/terms'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { toMinutes } from '#core/duration'
import { maskTelephone } from '#core/shared_rules'
import { now, toWireDay } from '#core/time'

interface CycleRow {
  id: number
  userId: number
  userName: string
  telephone: string | null
  qualificationId: number
  kindId: number
  numberMasked: string | null
  employerName: string | null
  startsOn: string
  endsOn: string
  applyUntil: string
  state: CycleState
  ruleId: number
  minutesPerHour: number
  checkedAt: string | null
}

/** Rows of the list and of the export, in the order of the ids. */
export async function cycleRows(ids: number[]) {
  const found: CycleRow[] = await db
    .from('education_cycles as c')
    .join('qualifications as q', 'q.id', 'c.qualification_id')
    .join('users as u', 'u.id', 'c.user_id')
    .join('education_rules as r', 'r.id', 'c.education_rule_id')
    .whereIn('c.id', ids)
    .select('c.id', 'c.user_id as userId', 'u.user_name as userName', 'u.telephone', 'c.state')
    .select('c.qualification_id as qualificationId', 'q.qualification_kind_id as kindId')
    .select('q.number_masked as numberMasked', 'q.employer_name as employerName')
    .select('c.starts_on as startsOn', 'c.ends_on as endsOn', 'c.apply_until as applyUntil')
    .select('r.id as ruleId', 'r.minutes_per_hour as minutesPerHour', 'r.checked_at as checkedAt')
  const sums = Map.groupBy(await cycleSums(db.connection(), ids), ({ cycleId }) => cycleId)
  const kinds = new Map((await QualificationKind.query()).map((kind) => [kind.id, kind]))
  const rows = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toCycle(row, kinds.get(row.kindId)!, sums.get(id) ?? [])] : []
  })
}

export type AdminCycle = Awaited<ReturnType<typeof cycleRows>>[number]

function toCycle(row: CycleRow, kind: QualificationKind, targets: TargetSums[]) {
  const { id, telephone, checkedAt, ...facts } = row
  return {
    cycleId: id,
    ...facts,
    telephone: telephone && maskTelephone(telephone),
    kindName: kind.kindName,
    daysLeft: daysBetween(toWireDay(now()), row.applyUntil),
    ruleChecked: checkedAt !== null,
    targets: targets.map((target) => ({
      specialty: target.specialty,
      specialtyName: target.specialty ? kind.specialtyName(target.specialty) : null,
      requiredCourse: target.required ? (1 as const) : (0 as const),
      targetMinutes: toMinutes(target.targetSeconds),
      countedMinutes: toMinutes(target.countedSeconds),
      selfReportedMinutes: toMinutes(target.outsideSeconds),
      missingMinutes: toMinutes(missingSeconds(target)),
    })),
  }
}
