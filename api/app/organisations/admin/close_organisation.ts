import type { HttpContext } from '@adonisjs/core/http'
import { lockOrganisation } from '#organisations/require_role'
import { recordEvents } from '#organisations/record_event'
import { EventKind, MemberState, organisationMessages as messages, OrganisationState } from '#organisations/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/** 关闭: nobody shares hours with it any more and open invitations end; seats that it bought stay with its managers. */
export async function closeOrganisation(ctx: HttpContext, id: number, reason: string): Promise<void> {
  const { id: actorId } = requireUser(ctx)
  await transaction(async (trx) => {
    const organisation = await lockOrganisation(trx, id)
    const before = { state: organisation.state }
    if (before.state !== OrganisationState.Verified) throw new UserError(messages.changed)
    await organisation.merge({ state: OrganisationState.Closed, verifiedKey: null }).save()
    const people = await stopAllSharing(trx, id)
    await endInvitations(trx, id)
    await recordEvents(trx, [{ organisationId: id, actorId, kind: EventKind.Closed, people }])
    const after = { state: OrganisationState.Closed }
    await audit(trx, ctx, { action: 'organisation.close', object: `organisation:${id}`, before, after, reason })
  })
}

/** @returns how many members shared */
async function stopAllSharing(trx: Trx, organisationId: number): Promise<number> {
  const members = trx.from('organisation_members').where('organisation_id', organisationId)
  await trx.from('organisation_shares').whereIn('organisation_member_id', members.clone().select('id')).delete()
  const stopped = await members
    .clone()
    .whereNotNull('share_version')
    .update({ share_version: null, share_hash: null, stopped_at: toStored(now()) })
  return Number(stopped)
}

async function endInvitations(trx: Trx, organisationId: number): Promise<void> {
  await trx
    .from('organisation_members')
    .where({ organisation_id: organisationId, state: MemberState.Invited })
    .update({ state: MemberState.Left, live_key: null, left_at: toStored(now()) })
}
