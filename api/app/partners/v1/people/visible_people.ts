import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { seatsOfCentre } from '#commerce/training_centre/purchased_lines'
import type { ServiceKey } from '#core/http/service_keys/service_key'
import { grantsOf } from '#learning/assignments/academy_grants'
import { grantsOfSeats } from '#learning/seats/seat_rows'
import { partnerLinks } from '#messages/partner_events/external_ids'
import { AccountKind } from '#messages/partner_events/terms'
import { MemberState, OrganisationState, readerRoles } from '#organisations/terms'

export interface PersonRow {
  id: number
  name: string
  telephone: string | null
}

/** Limits the ids of `column` in each source, so that a search reads few rows of it. */
type Narrow = (rows: DatabaseQueryBuilderContract, column: string) => void

/**
 * The people whom a key may see, by id. Of a training centre: those of its seats, and the members of the verified
 * organisations whose pages its owner reads. Of an academy: those to whom it granted a course, or whom it linked.
 */
export function visiblePeople(key: ServiceKey, narrow: Narrow): DatabaseQueryBuilderContract<PersonRow> {
  const [first, second] =
    key.kind === AccountKind.Academy
      ? [granted(key.owner.id, narrow), linked(key.serviceAccountId, narrow)]
      : [seated(key.owner.id, narrow), members(key.owner.id, narrow)]
  return db
    .from(first.union(second).as('people'))
    .join('users', 'users.id', 'people.id')
    .whereNull('users.deleted_at')
    .orderBy('users.id')
    .select('users.id', 'users.user_name as name', 'users.telephone')
}

export async function findVisible(key: ServiceKey, userId: number): Promise<PersonRow | null> {
  return visiblePeople(key, (rows, column) => void rows.where(column, userId)).first()
}

function seated(ownerId: number, narrow: Narrow) {
  const rows = grantsOfSeats(seatsOfCentre({ userId: ownerId })).whereNotNull('user_courses.user_id')
  narrow(rows, 'user_courses.user_id')
  return rows.select('user_courses.user_id as id')
}

function members(ownerId: number, narrow: Narrow) {
  const rows = db
    .from('organisation_members as m')
    .join('organisations as o', 'o.id', 'm.organisation_id')
    .where('o.state', OrganisationState.Verified)
    .where('m.state', MemberState.Active)
    .whereIn('m.organisation_id', (own) => {
      void own
        .from('organisation_members')
        .where({ user_id: ownerId, state: MemberState.Active })
        .whereIn('member_role', [...readerRoles])
        .select('organisation_id')
    })
    .whereNotNull('m.user_id')
  narrow(rows, 'm.user_id')
  return rows.select('m.user_id as id')
}

function granted(ownerId: number, narrow: Narrow) {
  const rows = grantsOf(ownerId).whereNotNull('user_id')
  narrow(rows, 'user_id')
  return rows.select('user_id as id')
}

function linked(accountId: number, narrow: Narrow) {
  const rows = partnerLinks(db.connection(), accountId, 'people')
  narrow(rows, 'row_id')
  return rows.select('row_id as id')
}
