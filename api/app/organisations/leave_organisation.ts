import type OrganisationMember from '#organisations/organisation_member'
import { recordEvents } from '#organisations/record_event'
import { stopSharing } from '#organisations/share_hours'
import { MemberRole, MemberState, organisationMessages, type EventKind } from '#organisations/terms'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/** The caller has locked the organisation. @throws UserError for the last owner */
export async function leaveOrganisation(
  trx: Trx,
  member: OrganisationMember,
  { actorId, kind }: { actorId: number; kind: EventKind }
): Promise<void> {
  if (member.memberRole === MemberRole.Owner && member.state === MemberState.Active) await ensureOtherOwner(trx, member)
  await stopSharing(trx, member, actorId)
  await member
    .useTransaction(trx)
    .merge({ state: MemberState.Left, leftAt: now(), liveKey: null, activeKey: null, ownerOffered: false })
    .save()
  await recordEvents(trx, [{ organisationId: member.organisationId, actorId, kind, memberId: member.id }])
}

export async function ensureOtherOwner(trx: Trx, { id, organisationId }: OrganisationMember): Promise<void> {
  const other = await trx
    .from('organisation_members')
    .where({ organisation_id: organisationId, member_role: MemberRole.Owner, state: MemberState.Active })
    .whereNot('id', id)
    .select('id')
    .first()
  if (!other) throw new UserError(organisationMessages.lastOwner)
}
