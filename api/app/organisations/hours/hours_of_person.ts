import db from '@adonisjs/lucid/services/db'
import { hoursRows, inOrder, type HoursRow } from '#organisations/hours/hours_rows'
import { toPeople } from '#organisations/hours/people'
import { recordReadings } from '#organisations/hours/record_readings'
import { MemberState, OrganisationState, readerRoles, ReadingKind } from '#organisations/terms'
import { transaction } from '#core/transaction'

/** What a person shares with the verified organisations that the reader sees, who is recorded. */
export async function hoursOfPerson(readerId: number, userId: number) {
  const organisations: { id: number }[] = await db
    .from('organisations as o')
    .join('organisation_members as r', 'r.organisation_id', 'o.id')
    .where({ 'o.state': OrganisationState.Verified, 'r.user_id': readerId, 'r.state': MemberState.Active })
    .whereIn('r.member_role', [...readerRoles])
    .orderBy('o.id')
    .select('o.id')
  const rows = await Promise.all(
    organisations.map(({ id }): Promise<HoursRow[]> => inOrder(hoursRows(id, { userId })).select('*'))
  )
  // A member of two organisations may share the same cycle with both.
  const cycles = new Map(rows.flat().map((row) => [`${row.cycleId}:${row.specialty}`, row]))
  const shown = [...cycles.values()]
  const memberIds = shown.map(({ memberId }) => memberId)
  await transaction((trx) => recordReadings(trx, { memberIds, readerId, kind: ReadingKind.Seen }))
  return toPeople(db.connection(), shown)
}
