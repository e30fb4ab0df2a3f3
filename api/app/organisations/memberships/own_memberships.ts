import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import OrganisationMember from '#organisations/organisation_member'
import { invitationsOf } from '#organisations/memberships/own_invitations'
import { MemberState, type ReadingKind, SharingVersion, sharingText } from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'

/** 单位: invitations and memberships of the user, with what each shares. */
export async function membershipsOf(userId: number) {
  const load = (query: ModelQueryBuilderContract<typeof OrganisationMember>) =>
    query
      .preload('organisation')
      .preload('shares', (shares) => void shares.preload('qualificationKind'))
      .orderBy('id')
  const [invited, active, kinds] = await Promise.all([
    load(invitationsOf(userId)),
    load(OrganisationMember.query().where({ userId, state: MemberState.Active })),
    kindsOf(userId),
  ])
  return {
    memberships: [...invited, ...active].map(toMembership),
    kinds,
    sharing: { version: SharingVersion, text: sharingText },
  }
}

function toMembership(row: OrganisationMember) {
  return {
    membershipId: row.id,
    organisationId: row.organisationId,
    organisationName: row.organisation.organisationName,
    organisationState: row.organisation.state,
    state: row.state,
    memberRole: row.memberRole,
    ownerOffered: row.ownerOffered,
    sharedKinds: row.shares.map(({ qualificationKind: kind }) => ({ kindCode: kind.code, kindName: kind.kindName })),
    sharedTime: row.shares.length ? toWireTime(row.sharedAt) : null,
    sharingVersion: row.shareVersion,
    joinedTime: toWireTime(row.joinedAt),
  }
}

/** Kinds of the user's own qualifications, which can be shared. */
async function kindsOf(userId: number): Promise<{ kindCode: string; kindName: string }[]> {
  return db
    .from('qualifications as q')
    .join('qualification_kinds as k', 'k.id', 'q.qualification_kind_id')
    .where('q.user_id', userId)
    .whereNull('q.ended_at')
    .where('k.active', true)
    .groupBy('k.id', 'k.code', 'k.kind_name')
    .orderBy('k.id')
    .select('k.code as kindCode', 'k.kind_name as kindName')
}

/** Who saw or downloaded the hours of the user, the newest first. */
export async function readingsOf({ id: userId }: CurrentUser, membershipId: number, { page = 1, pageSize = 20 }) {
  const own = await OrganisationMember.query().where({ id: membershipId, userId }).first()
  if (!own) throw new NotFound()
  const readings = () => db.from('organisation_readings as r').where('r.organisation_member_id', membershipId)
  const [{ total }] = await readings().count('* as total')
  const rows = await readings()
    .join('users as u', 'u.id', 'r.actor_id')
    .orderBy('r.id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('r.id', 'r.kind', 'r.created_at', 'u.user_name')
  return {
    readings: rows.map((row) => ({
      readingId: Number(row.id),
      readingKind: row.kind as ReadingKind,
      readerName: String(row.user_name),
      readTime: toWireTime(row.created_at),
    })),
    total: Number(total),
  }
}
