import db from '@adonisjs/lucid/services/db'
import { activeKeyOf, liveKeyOf } from '#organisations/organisation_member'
import { sharingHash } from '#organisations/share_hours'
import { SharingVersion, type MemberRole, type OrganisationState } from '#organisations/terms'
import { now, toStored } from '#core/time'

interface Person {
  id: number
  telephone: string | null
}

/** Valid for the check digit; organisations may not share it once they are verified. */
export const creditCodes = ['91370100MA3C0WRQ0F', '91370100MA3C1A2B3E', '91370100MA3C4D5E6Q'] as const

export async function organisationOf(
  owner: Person,
  {
    state = 'verified',
    name = '济南筑安建设有限公司',
    code = '',
  }: { state?: OrganisationState; name?: string; code?: string } = {}
): Promise<number> {
  const at = toStored(now())
  const creditCode = code || `TEST${String(owner.id).padStart(14, '0')}`
  const [id] = await db
    .table('organisations')
    .insert({
      organisation_name: name,
      credit_code: creditCode,
      state,
      verified_key: state === 'verified' ? `${creditCode}` : null,
      verified_at: state === 'verified' ? at : null,
      verified_by: state === 'verified' ? owner.id : null,
      created_by: owner.id,
      created_at: at,
    })
  await memberOf(id, owner, { role: 'owner', invitedBy: owner.id })
  return id
}

interface MemberOptions {
  role?: MemberRole
  /** Kinds that are shared. */
  kindIds?: number[]
  department?: string
  isInvited?: boolean
  ownerOffered?: boolean
  invitedBy?: number
}

export async function memberOf(organisationId: number, person: Person, options: MemberOptions = {}): Promise<number> {
  const { role = 'member', kindIds = [], department = '', isInvited, ownerOffered = false } = options
  const at = toStored(now())
  const sharing = kindIds.length > 0
  const [id] = await db
    .table('organisation_members')
    .insert({
      organisation_id: organisationId,
      user_id: isInvited ? null : person.id,
      telephone: person.telephone,
      department,
      member_role: role,
      state: isInvited ? 'invited' : 'active',
      live_key: liveKeyOf(organisationId, person.telephone!),
      active_key: isInvited ? null : activeKeyOf(organisationId, person.id),
      owner_offered: ownerOffered,
      share_version: sharing ? SharingVersion : null,
      share_hash: sharing ? sharingHash : null,
      shared_at: sharing ? at : null,
      invited_by: options.invitedBy ?? person.id,
      joined_at: isInvited ? null : at,
      created_at: at,
    })
  for (const kindId of kindIds) {
    await db.table('organisation_shares').insert({ organisation_member_id: id, qualification_kind_id: kindId })
  }
  return id
}
