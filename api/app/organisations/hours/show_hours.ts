import { countOf } from '#accounts/personal_data_export/data_provider'
import { hoursRows, inOrder, pageOfKeys, type HoursFilters, type HoursRow } from '#organisations/hours/hours_rows'
import { toPeople } from '#organisations/hours/people'
import { recordReadings } from '#organisations/hours/record_readings'
import { HoursState, MemberState, ReadingKind } from '#organisations/terms'
import { transaction, type Trx } from '#core/transaction'

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
  return transaction(async (trx) => {
    const counts = await countStates(trx, organisationId, filters)
    const rows: HoursRow[] = await pageOfRows(trx, organisationId, { ...query, page, pageSize })
    const memberIds = rows.map(({ memberId }) => memberId)
    const members = await countMembers(trx, organisationId)
    const people = await toPeople(trx, rows)
    await recordReadings(trx, { memberIds, readerId, kind: ReadingKind.Seen })
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
  })
}

async function pageOfRows(
  trx: Trx,
  organisationId: number,
  query: HoursFilters & { page: number; pageSize: number }
): Promise<HoursRow[]> {
  const { page, pageSize, ...filters } = query
  if (filters.state) {
    const rows = inOrder(hoursRows(organisationId, filters, trx))
    return rows
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select('*')
  }
  const keys = await pageOfKeys(trx, organisationId, query)
  const cycleIds = keys.map(({ cycleId }) => cycleId)
  const rows: HoursRow[] = await inOrder(hoursRows(organisationId, { ...filters, cycleIds }, trx)).select('*')
  const onPage = new Set(keys.map(keyOf))
  return rows.filter((row) => onPage.has(keyOf(row)))
}

const keyOf = ({ cycleId, specialty }: Pick<HoursRow, 'cycleId' | 'specialty'>) => `${cycleId}:${specialty}`

async function countStates(trx: Trx, organisationId: number, filters: HoursFilters): Promise<StateCount[]> {
  return hoursRows(organisationId, filters, trx)
    .groupBy('hoursState')
    .select('hoursState')
    .select(trx.raw('count(*) as total'))
    .select(trx.raw('count(distinct case when requiredCounted < requiredTarget then memberId end) as missing'))
}

async function countMembers(trx: Trx, organisationId: number) {
  const active = () =>
    trx.from('organisation_members as m').where({ organisation_id: organisationId, state: MemberState.Active })
  const sharing = trx.from('organisation_shares as s').whereColumn('s.organisation_member_id', 'm.id').select('s.id')
  const [members, shared] = [await countOf(active()), await countOf(active().whereExists(sharing))]
  return { members, sharing: shared, notSharing: members - shared }
}
