import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CycleEntryKind } from '#certificates/cycles/terms'
import { DueSoonDays, HoursState, MemberState } from '#organisations/terms'
import { addDays, now, toWireDay } from '#core/time'

export interface HoursFilters {
  department?: string
  kindCode?: string
  state?: HoursState
  /** Applications that end on this day or earlier. */
  dueBefore?: string
  cycleIds?: number[]
}

export interface HoursRow {
  memberId: number
  cycleId: number
  userId: number
  telephone: string
  department: string
  kindCode: string
  kindName: string
  /** JSON of the kind. */
  specialties: string
  specialty: string
  validTo: string
  applyUntil: string
  minutesPerHour: number
  requiredTarget: number
  requiredCounted: number
  electiveTarget: number
  electiveCounted: number
  hoursState: HoursState
}

/** Targets of sharing members, in the newest cycle that has begun of each qualification of a shared kind. */
function sharedTargets(client: QueryClientContract, organisationId: number, filters: HoursFilters) {
  const { department, kindCode, dueBefore, cycleIds } = filters
  const targets = client
    .from('organisation_members as m')
    .join('organisation_shares as s', 's.organisation_member_id', 'm.id')
    .join('qualification_kinds as k', 'k.id', 's.qualification_kind_id')
    .join('qualifications as q', (join) =>
      join.on('q.user_id', 'm.user_id').andOn('q.qualification_kind_id', 's.qualification_kind_id')
    )
    .join('education_cycles as c', 'c.qualification_id', 'q.id')
    .join('education_rules as r', 'r.id', 'c.education_rule_id')
    .join('cycle_targets as t', 't.education_cycle_id', 'c.id')
    .where('m.organisation_id', organisationId)
    .where('m.state', MemberState.Active)
    .whereNull('m.stopped_at')
    .whereNull('q.ended_at')
    .whereRaw(
      'c.starts_on = (select max(n.starts_on) from education_cycles n where n.qualification_id = q.id and n.starts_on <= ?)',
      [toWireDay(now())]
    )
  if (department) void targets.where('m.department', department)
  if (kindCode) void targets.where('k.code', kindCode)
  if (dueBefore) void targets.where('c.apply_until', '<=', dueBefore)
  if (cycleIds) void targets.whereIn('c.id', cycleIds)
  return targets
}

/** The rows of one page by their keys: without the sums, which only a filter by state needs for all members. */
export async function pageOfKeys(
  client: QueryClientContract,
  organisationId: number,
  { page, pageSize, ...filters }: HoursFilters & { page: number; pageSize: number }
): Promise<Pick<HoursRow, 'cycleId' | 'specialty'>[]> {
  const keys = sharedTargets(client, organisationId, filters).distinct(
    'c.apply_until as applyUntil',
    'm.id as memberId',
    'c.id as cycleId',
    't.specialty'
  )
  return inOrder(keys)
    .offset((page - 1) * pageSize)
    .limit(pageSize)
}

/** The next application first. */
export const inOrder = (rows: DatabaseQueryBuilderContract<any>) =>
  rows.orderBy('applyUntil').orderBy('memberId').orderBy('cycleId').orderBy('specialty')

/**
 * One row per sharing member, cycle and specialty. Sums and states are made by the database, whatever the number of
 * members. The grouping around the sums keeps SQLite from computing them once per use.
 */
export function hoursRows(
  organisationId: number,
  { state, ...filters }: HoursFilters = {},
  client: QueryClientContract = db.connection()
): DatabaseQueryBuilderContract<any> {
  const today = toWireDay(now())
  const members = sharedTargets(client, organisationId, filters)
    .select('m.id as memberId', 'm.user_id as userId', 'm.telephone', 'm.department')
    .select('k.code as kindCode', 'k.kind_name as kindName', 'k.specialties', 'c.id as cycleId')
    .select('c.apply_until as applyUntil', 'q.valid_to as validTo', 'r.minutes_per_hour as minutesPerHour')
    .select('t.specialty', 't.required', 't.target_seconds as target')
    .select(client.raw(`(${countedSeconds}) as counted`, [CycleEntryKind.Outside]))

  const columns = ['memberId', 'userId', 'telephone', 'department', 'kindCode', 'kindName', 'specialties', 'cycleId']
  const names = [...columns, 'specialty', 'validTo', 'applyUntil', 'minutesPerHour']
  const sums = client
    .from(members.as('targets'))
    .groupBy(...names)
    .select(...names)
    .select(
      client.raw('sum(case when required then target else 0 end) as requiredTarget'),
      client.raw('sum(case when required then counted else 0 end) as requiredCounted'),
      client.raw('sum(case when required then 0 else target end) as electiveTarget'),
      client.raw('sum(case when required then 0 else counted end) as electiveCounted')
    )
  const rows = client
    .from(sums.as('sums'))
    .select('sums.*')
    .select(client.raw(`${stateCase} as hoursState`, stateValues(today)))
  const shown = client.from(rows.as('people'))
  if (state) void shown.where('hoursState', state)
  return shown
}

const countedSeconds = `select coalesce(sum(e.counted_seconds), 0) from cycle_entries e
  where e.education_cycle_id = t.education_cycle_id and e.specialty = t.specialty and e.required = t.required
  and e.kind <> ?`

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
