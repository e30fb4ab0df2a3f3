import Organisation from '#organisations/organisation'
import OrganisationMember, { activeKeyOf } from '#organisations/organisation_member'
import {
  isManager,
  managerRoles,
  MemberState,
  OrganisationState,
  readerRoles,
  type MemberRole,
} from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'

type Actor = Pick<CurrentUser, 'id'>

/** @throws NotFound for strangers and members without a role, as for an organisation that does not exist */
export async function requireReader(user: Actor, organisationId: number): Promise<OrganisationMember> {
  return requireRole(user, organisationId, readerRoles)
}

/** Locks the organisation, so that changes of its members wait for each other (docs/decisions/0027). */
export async function lockAsManager(trx: Trx, user: Actor, organisationId: number) {
  const organisation = await lockOrganisation(trx, organisationId)
  return { organisation, actor: await requireRole(user, organisationId, managerRoles, trx) }
}

export async function lockOrganisation(trx: Trx, organisationId: number): Promise<Organisation> {
  const organisation = await Organisation.query({ client: trx }).where('id', organisationId).forUpdate().first()
  if (!organisation) throw new NotFound()
  return organisation
}

/**
 * Locks the organisation and the membership: neither changes before the commit. Both reads see the newest version, also
 * in a transaction that has read before.
 */
export async function isVerifiedManager(trx: Trx, userId: number, organisationId: number): Promise<boolean> {
  const organisation = await Organisation.query({ client: trx }).where('id', organisationId).forUpdate().first()
  if (organisation?.state !== OrganisationState.Verified) return false
  const activeKey = activeKeyOf(organisationId, userId)
  const member = await OrganisationMember.query({ client: trx }).where({ activeKey }).forUpdate().first()
  return member !== null && isManager(member.memberRole)
}

async function requireRole(user: Actor, organisationId: number, roles: readonly MemberRole[], trx?: Trx) {
  const member = await OrganisationMember.query({ client: trx })
    .where({ organisationId, userId: user.id, state: MemberState.Active })
    .whereIn('memberRole', [...roles])
    .first()
  if (!member) throw new NotFound()
  return member
}

export async function isManagerOf({ id: userId }: Actor, organisationId: number): Promise<boolean> {
  const member = await OrganisationMember.findBy('activeKey', activeKeyOf(organisationId, userId))
  return member !== null && isManager(member.memberRole)
}

/** Whether the user sees the pages of any organisation. */
export async function canReadAnyOrganisation(userId: number): Promise<boolean> {
  const member = await OrganisationMember.query()
    .where({ userId, state: MemberState.Active })
    .whereIn('memberRole', [...readerRoles])
    .first()
  return member !== null
}
