import { lockOwnUser } from '#accounts/lock_user'
import { leaveOrganisation } from '#organisations/leave_organisation'
import type Organisation from '#organisations/organisation'
import OrganisationMember, { activeKeyOf } from '#organisations/organisation_member'
import { recordEvents } from '#organisations/record_event'
import { lockOrganisation } from '#organisations/require_role'
import { shareHours, stopSharing, type SharingForm } from '#organisations/share_hours'
import { EventKind, MemberRole, MemberState, organisationMessages as messages } from '#organisations/terms'
import { invitationsOf } from '#organisations/memberships/own_invitations'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/** 加入, with or without sharing hours. */
export async function acceptInvitation(
  user: CurrentUser,
  id: number,
  { shares, ...form }: SharingForm & { shares: boolean }
): Promise<void> {
  if (shares && !form.kinds.length) throw new UserError(messages.kindsNeeded, { field: 'kinds' })
  const organisationId = await findInvitation(user, id)
  await transaction(async (trx) => {
    const organisation = await lockOrganisation(trx, organisationId)
    await lockOwnUser(trx, user.id)
    const member = await invitationsOf(user.id, trx).where('id', id).first()
    if (!member) throw new NotFound()
    const activeKey = activeKeyOf(organisationId, user.id)
    const isMember = await OrganisationMember.query({ client: trx }).where({ activeKey }).first()
    if (isMember) throw new UserError(messages.alreadyMember)
    await member.merge({ userId: user.id, state: MemberState.Active, activeKey, joinedAt: now() }).save()
    await recordEvents(trx, [{ organisationId, actorId: user.id, kind: EventKind.Joined, memberId: id }])
    if (shares) await shareHours(trx, { organisation, member }, form)
  })
}

/** 拒绝 changes nothing that the organisation sees. */
export async function declineInvitation(user: CurrentUser, id: number): Promise<void> {
  const organisationId = await findInvitation(user, id)
  await transaction(async (trx) => {
    await lockOrganisation(trx, organisationId)
    const member = await invitationsOf(user.id, trx).where('id', id).first()
    if (!member) throw new NotFound()
    await member.merge({ declinedAt: now() }).save()
  })
}

export async function changeSharing(user: CurrentUser, id: number, form: SharingForm): Promise<string> {
  return withOwnMember(user, id, async (trx, { organisation, member }) => {
    if (form.kinds.length) await shareHours(trx, { organisation, member }, form)
    else await stopSharing(trx, member, user.id)
    return form.kinds.length ? messages.shared : messages.stopped
  })
}

export async function leaveOwn(user: CurrentUser, id: number): Promise<void> {
  await withOwnMember(user, id, (trx, { member }) =>
    leaveOrganisation(trx, member, { actorId: user.id, kind: EventKind.Left })
  )
}

/** The member takes over what an owner offered. */
export async function acceptOwnership(user: CurrentUser, id: number): Promise<void> {
  await withOwnMember(user, id, async (trx, { member }) => {
    if (!member.ownerOffered) throw new NotFound()
    await member.merge({ memberRole: MemberRole.Owner, ownerOffered: false }).save()
    const details = MemberRole.Owner
    const event = { organisationId: member.organisationId, actorId: user.id, kind: EventKind.Changed }
    await recordEvents(trx, [{ ...event, memberId: id, details }])
  })
}

async function withOwnMember<T>(
  user: CurrentUser,
  id: number,
  work: (trx: Trx, own: { organisation: Organisation; member: OrganisationMember }) => Promise<T>
) {
  const own = { id, userId: user.id, state: MemberState.Active }
  const found = await OrganisationMember.query().where(own).first()
  if (!found) throw new NotFound()
  return transaction(async (trx) => {
    const organisation = await lockOrganisation(trx, found.organisationId)
    const member = await OrganisationMember.query({ client: trx }).where(own).forUpdate().first()
    if (!member) throw new NotFound()
    return work(trx, { organisation, member })
  })
}

/** Outside the transaction: its first read, after the lock, then sees what others committed. */
async function findInvitation(user: CurrentUser, id: number): Promise<number> {
  const invitation = await invitationsOf(user.id).where('id', id).first()
  if (!invitation) throw new NotFound()
  return invitation.organisationId
}
