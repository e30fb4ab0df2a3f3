import { ensureOtherOwner, leaveOrganisation } from '#organisations/leave_organisation'
import OrganisationMember from '#organisations/organisation_member'
import { recordEvents } from '#organisations/record_event'
import { lockAsManager } from '#organisations/require_role'
import { EventKind, isManager, MemberRole, MemberState, organisationMessages as messages } from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

interface Place {
  organisationId: number
  memberId: number
}

export interface MemberForm {
  listedName?: string
  department?: string
  memberRole: MemberRole
}

/** Somebody becomes owner only after accepting it. @returns what to say */
export async function changeMember(user: CurrentUser, place: Place, form: MemberForm): Promise<string> {
  return transaction(async (trx) => {
    const { actor } = await lockAsManager(trx, user, place.organisationId)
    const member = await findMember(trx, place)
    const { memberRole } = form
    if (member.memberRole !== memberRole) {
      if (isManager(memberRole) || isManager(member.memberRole)) ensureOwner(actor)
      if (member.memberRole === MemberRole.Owner) await ensureOtherOwner(trx, member)
    }
    const isOffer = memberRole === MemberRole.Owner && member.memberRole !== MemberRole.Owner
    if (isOffer && member.state !== MemberState.Active) {
      throw new UserError(messages.invitedOwner, { field: 'memberRole' })
    }
    await member
      .merge({
        listedName: form.listedName ?? null,
        department: form.department ?? '',
        memberRole: isOffer ? member.memberRole : memberRole,
        ownerOffered: isOffer,
      })
      .save()
    const event = { organisationId: place.organisationId, actorId: user.id, kind: EventKind.Changed }
    await recordEvents(trx, [{ ...event, memberId: member.id, details: memberRole }])
    return isOffer ? messages.ownerOffered : messages.saved
  })
}

export async function removeMember(user: CurrentUser, place: Place): Promise<void> {
  await transaction(async (trx) => {
    const { actor } = await lockAsManager(trx, user, place.organisationId)
    const member = await findMember(trx, place)
    if (isManager(member.memberRole)) ensureOwner(actor)
    await leaveOrganisation(trx, member, { actorId: user.id, kind: EventKind.Removed })
  })
}

async function findMember(trx: Trx, { organisationId, memberId }: Place): Promise<OrganisationMember> {
  const member = await OrganisationMember.query({ client: trx })
    .where({ id: memberId, organisationId })
    .whereNot('state', MemberState.Left)
    .first()
  if (!member) throw new NotFound()
  return member
}

function ensureOwner({ memberRole }: OrganisationMember): void {
  if (memberRole !== MemberRole.Owner) throw new UserError(messages.ownerOnly, { field: 'memberRole' })
}
