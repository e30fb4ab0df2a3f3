import { lockOwnUser } from '#accounts/lock_user'
import Organisation from '#organisations/organisation'
import OrganisationMember, { activeKeyOf, liveKeyOf } from '#organisations/organisation_member'
import { recordEvents } from '#organisations/record_event'
import {
  EventKind,
  MaxOrganisations,
  MemberRole,
  MemberState,
  organisationMessages as messages,
  OrganisationState,
} from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

export interface OrganisationForm {
  organisationName: string
  creditCode: string
}

/** Nobody else can be invited before an admin has seen the licence. */
export async function createOrganisation(user: CurrentUser, form: OrganisationForm): Promise<Organisation> {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const [{ total }] = await trx.from('organisations').where('created_by', user.id).count('* as total')
    if (Number(total) >= MaxOrganisations) throw new UserError(messages.tooMany)
    const organisation = await Organisation.create(
      { ...form, state: OrganisationState.Pending, createdBy: user.id },
      { client: trx }
    )
    const { telephone_key: telephone } = await trx
      .from('users')
      .where('id', user.id)
      .select('telephone_key')
      .firstOrFail()
    const member = await OrganisationMember.create(
      {
        organisationId: organisation.id,
        userId: user.id,
        telephone: telephone ?? '',
        department: '',
        memberRole: MemberRole.Owner,
        state: MemberState.Active,
        liveKey: liveKeyOf(organisation.id, telephone ?? ''),
        activeKey: activeKeyOf(organisation.id, user.id),
        ownerOffered: false,
        invitedBy: user.id,
        joinedAt: now(),
      },
      { client: trx }
    )
    const event = { organisationId: organisation.id, actorId: user.id, kind: EventKind.Created, memberId: member.id }
    await recordEvents(trx, [event])
    return organisation
  })
}

/** By an owner, until it is verified; a refused one waits for an admin again. */
export async function changeOrganisation(user: CurrentUser, id: number, form: OrganisationForm): Promise<void> {
  await transaction(async (trx) => {
    const organisation = await Organisation.query({ client: trx }).where('id', id).forUpdate().first()
    const isOwner = await OrganisationMember.query({ client: trx })
      .where({ organisationId: id, userId: user.id, state: MemberState.Active, memberRole: MemberRole.Owner })
      .first()
    if (!organisation || !isOwner) throw new NotFound()
    if (organisation.verifiedAt) throw new UserError(messages.alreadyVerified)
    await organisation.merge({ ...form, state: OrganisationState.Pending, refusalReason: null }).save()
  })
}
