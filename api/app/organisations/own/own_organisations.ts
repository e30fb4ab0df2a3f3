import OrganisationMember from '#organisations/organisation_member'
import { MemberState, readerRoles } from '#organisations/terms'

/** Organisations whose pages the user sees. */
export async function organisationsOf(userId: number) {
  const rows = await OrganisationMember.query()
    .where({ userId, state: MemberState.Active })
    .whereIn('memberRole', [...readerRoles])
    .preload('organisation')
    .orderBy('organisationId')
  return rows.map(({ memberRole, organisation }) => ({
    organisationId: organisation.id,
    organisationName: organisation.organisationName,
    creditCode: organisation.creditCode,
    state: organisation.state,
    refusalReason: organisation.refusalReason,
    memberRole,
  }))
}
