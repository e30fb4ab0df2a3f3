import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DueSoonDays, HoursState, MemberState } from '#organisations/terms'
import { addDays, now, toWireDay } from '#core/time'

export interface HoursFilters {
  userId?: number
  department?: string
  kindCode?: string
  state?: HoursState
  /** Applications that end on this day or earlier. */
  dueBefore?: string
}

export interface HoursRow {
  memberId: number
  userId: number
  department: string
  qualificationKindId: number
  cycleId: number
  specialty: string
  applyUntil: string
  requiredTarget: number
  requiredCounted: number
  electiveTarget: number
  electiveCounted: number
  hoursState: HoursState
}

/** Targets of sharing members, in the newest cycle that has begun of each qualification of a shared kind. */
function sharedTargets(
  client: QueryClientContract,
  organisationId: number,
  { userId, department, kindCode, dueBefore }: HoursFilters
) {
  const targets = client
    .from('organisation_members as m')
    .join('organisation_shares as s', 's.organisation_member_id', 'm.id')
    .join('qualifications as q', (join) =>
      join.on('q.user_id', 'm.user_id').andOn('q.qualification_kind_id', 's.qualification_kind_id')
    )
    .join('education_cycles as c', 'c.qualification_id', 'q.id')
    .join('cycle_targets as t', 't.education_cycle_id', 'c.id')
    .where('m.organisation_id', organisationId)
    .where('m.state', MemberState.Active)
    .whereNull('m.stopped_at')
    .whereNull('q.ended_at')
    .whereRaw(
      'c.starts_on = (select max(n.starts_on) from education_cycles n where n.qualification_id = q.id and n.starts_on <= ?)',
      [toWireDay(now())]
    )
  if (userId) void targets.where('m.user_id', userId)
  if (department) void targets.where('m.department', department)
  if (kindCode) {
    void targets.whereIn(
      's.qualification_kind_id',
      client.from('qualification_kinds').where('code', kindCode).select('id')
    )
  }
  if (dueBefore) void targets.where('c.apply_until', '<=', dueBefore)
  return targets
}

/** The next application first. */
export const inOrder = (rows: DatabaseQueryBuilderContract<any>) =>
  rows.orderBy('applyUntil').orderBy('memberId').orderBy('cycleId').orderBy('specialty')

/**
 * One row per sharing member, cycle and specialty. Sums and states are made by the database, whatever the number of
 * members. Only numbers and days are grouped: names are read for the rows of a page (`people.ts`).
 */
export function hoursRows(
  organisationId: number,
  { state, ...filters }: HoursFilters = {},
  client: QueryClientContract = db.connection()
): DatabaseQueryBuilderContract<any> {
  const sums = sharedTargets(client, organisationId, filters)
    .groupBy('m.id', 'c.id', 't.specialty')
    .select('m.id as memberId', 'c.id as cycleId', 't.specialty')
    .min('m.user_id as userId')
    .min('m.department as department')
    .min('s.qualification_kind_id as qualificationKindId')
    .min('c.apply_until as applyUntil')
    .select(
      client.raw('sum(case when t.required then t.target_seconds else 0 end) as requiredTarget'),
      client.raw('sum(case when t.required then t.counted_seconds else 0 end) as requiredCounted'),
      client.raw('sum(case when t.required then 0 else t.target_seconds end) as electiveTarget'),
      client.raw('sum(case when t.required then 0 else t.counted_seconds end) as electiveCounted')
    )
  const rows = client
    .from(sums.as('sums'))
    .select('sums.*')
    .select(client.raw(`${stateCase} as hoursState`, stateValues(toWireDay(now()))))
  const shown = client.from(rows.as('people'))
  if (state) void shown.where('hoursState', state)
  return shown
}

const stateCase = `case
  when requiredCounted >= requiredTarget and electiveCounted >= electiveTarget then ?
  when applyUntil < ? then ?
  when applyUntil <= ? then ?
  when requiredCounted + electiveCounted > 0 then ?
  else ? end`

const stateValues = (today: string) => [
  HoursState.Met,
  today,
  HoursState.Overdue,
  addDays(today, DueSoonDays),
  HoursState.Due,
  HoursState.Studying,
  HoursState.NotStarted,
]
