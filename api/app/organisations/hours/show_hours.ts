import db from '@adonisjs/lucid/services/db'
import { countOf } from '#accounts/personal_data_export/data_provider'
import { hoursRows, inOrder, type HoursFilters, type HoursRow } from '#organisations/hours/hours_rows'
import { toPeople } from '#organisations/hours/people'
import { recordReadings } from '#organisations/hours/record_readings'
import { HoursState, MemberState, ReadingKind } from '#organisations/terms'
import { transaction } from '#core/transaction'

export interface HoursQuery extends HoursFilters {
  page?: number
  pageSize?: number
}

interface StateCount {
  hoursState: HoursState
  total: number
  missing: number
}

/** 学时: figures and a page of people, of members who share it only. Each on the page can see that it was read. */
export async function showHours(organisationId: number, readerId: number, query: HoursQuery) {
  const { page = 1, pageSize = 20, state, ...filters } = query
  const [members, counts, rows] = await Promise.all([
    countMembers(organisationId),
    countStates(organisationId, filters),
    inOrder(hoursRows(organisationId, { ...filters, state }))
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select('*') as Promise<HoursRow[]>,
  ])
  const people = await toPeople(db.connection(), rows)
  const memberIds = rows.map(({ memberId }) => memberId)
  await transaction((trx) => recordReadings(trx, { memberIds, readerId, kind: ReadingKind.Seen }))
  const of = (one: HoursState) => Number(counts.find(({ hoursState }) => hoursState === one)?.total ?? 0)
  return {
    figures: {
      ...members,
      notStarted: of(HoursState.NotStarted),
      studying: of(HoursState.Studying),
      met: of(HoursState.Met),
      due: of(HoursState.Due),
      overdue: of(HoursState.Overdue),
      /** Members whose application ends soon and who miss required hours. */
      dueMissing: Number(counts.find(({ hoursState }) => hoursState === HoursState.Due)?.missing ?? 0),
    },
    people,
    total: state ? of(state) : counts.reduce((sum, { total }) => sum + Number(total), 0),
  }
}

async function countStates(organisationId: number, filters: HoursFilters): Promise<StateCount[]> {
  return hoursRows(organisationId, filters)
    .groupBy('hoursState')
    .select('hoursState')
    .select(db.raw('count(*) as total'))
    .select(db.raw('count(distinct case when requiredCounted < requiredTarget then memberId end) as missing'))
}

async function countMembers(organisationId: number) {
  const active = () =>
    db.from('organisation_members as m').where({ organisation_id: organisationId, state: MemberState.Active })
  const sharing = db.from('organisation_shares as s').whereColumn('s.organisation_member_id', 'm.id').select('s.id')
  const [members, shared] = await Promise.all([countOf(active()), countOf(active().whereExists(sharing))])
  return { members, sharing: shared, notSharing: members - shared }
}
