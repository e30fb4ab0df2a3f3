import { createHash } from 'node:crypto'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import type Organisation from '#organisations/organisation'
import type OrganisationMember from '#organisations/organisation_member'
import { recordEvents } from '#organisations/record_event'
import { EventKind, organisationMessages, OrganisationState, sharingText, SharingVersion } from '#organisations/terms'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

export interface SharingForm {
  kinds: string[]
  version: string
}

export const sharingHash = createHash('sha256').update(`${SharingVersion}\n${sharingText}`).digest('hex')

/** Replaces the shared kinds of a member; the caller has locked the organisation. The event is the record of the consent. */
export async function shareHours(
  trx: Trx,
  { organisation, member }: { organisation: Organisation; member: OrganisationMember },
  { kinds, version }: SharingForm
): Promise<void> {
  if (organisation.state !== OrganisationState.Verified) throw new UserError(organisationMessages.notSharable)
  if (version !== SharingVersion) throw new UserError(organisationMessages.textChanged, { field: 'version' })
  const codes = [...new Set(kinds)].sort()
  const found = await QualificationKind.query({ client: trx }).whereIn('code', codes).where('active', true)
  if (found.length !== codes.length) throw new UserError(organisationMessages.kindUnknown, { field: 'kinds' })
  await trx.from('organisation_shares').where('organisation_member_id', member.id).delete()
  await trx
    .table('organisation_shares')
    .multiInsert(found.map(({ id }) => ({ organisation_member_id: member.id, qualification_kind_id: id })))
  await member
    .useTransaction(trx)
    .merge({ shareVersion: version, shareHash: sharingHash, sharedAt: now(), stoppedAt: null })
    .save()
  const details = `${version} ${sharingHash.slice(0, 16)} ${codes.join(',')}`.slice(0, 200)
  await recordEvents(trx, [{ ...about(member), actorId: member.userId!, kind: EventKind.Shared, details }])
}

/** Nothing of the member is shown from the commit on. */
export async function stopSharing(trx: Trx, member: OrganisationMember, actorId: number): Promise<void> {
  if (!member.sharedAt || member.stoppedAt) return
  await trx.from('organisation_shares').where('organisation_member_id', member.id).delete()
  await member.useTransaction(trx).merge({ shareVersion: null, shareHash: null, stoppedAt: now() }).save()
  await recordEvents(trx, [{ ...about(member), actorId, kind: EventKind.Stopped }])
}

const about = ({ id, organisationId }: OrganisationMember) => ({ organisationId, memberId: id })
