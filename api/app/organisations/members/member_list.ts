import OrganisationMember from '#organisations/organisation_member'
import { MemberState, type MemberRole } from '#organisations/terms'
import db from '@adonisjs/lucid/services/db'
import { maskName } from '#core/shared_rules'
import { toWireTime } from '#core/time'

export interface MemberFilters {
  state?: MemberState
  department?: string
  keyword?: string
  page?: number
  pageSize?: number
}

/** Telephones as they were typed; the name of an account is whole only while its owner shares hours. */
export async function memberList(organisationId: number, filters: MemberFilters) {
  const { state, department, keyword, page = 1, pageSize = 20 } = filters
  const query = OrganisationMember.query().where('organisationId', organisationId).whereNot('state', MemberState.Left)
  if (state) void query.where('state', state)
  if (department) void query.where('department', department)
  if (keyword) void query.where((by) => void by.where('telephone', keyword).orWhere('listedName', keyword))
  const found = await query
    .preload('shares', (shares) => void shares.preload('qualificationKind'))
    .orderBy('id')
    .paginate(page, pageSize)
  const rows = found.all()
  const names = await namesOf(rows.flatMap(({ userId }) => userId ?? []))
  return { members: rows.map((row) => toMember(row, names.get(row.userId!))), total: found.total }
}

async function namesOf(userIds: number[]): Promise<Map<number, string>> {
  const people = await db.from('users').whereIn('id', userIds).select('id', 'user_name')
  return new Map(people.map((person) => [person.id, person.user_name]))
}

function toMember(row: OrganisationMember, userName: string | undefined) {
  const isSharing = row.shares.length > 0
  return {
    memberId: row.id,
    telephone: row.telephone,
    listedName: row.listedName,
    userName: userName ? (isSharing ? userName : maskName(userName)) : null,
    department: row.department,
    memberRole: row.memberRole as MemberRole,
    state: row.state,
    ownerOffered: row.ownerOffered,
    sharedKinds: row.shares.map(({ qualificationKind }) => qualificationKind.kindName),
    invitedTime: toWireTime(row.createdAt),
    joinedTime: toWireTime(row.joinedAt),
  }
}

export async function departmentsOf(organisationId: number): Promise<string[]> {
  const rows = await db
    .from('organisation_members')
    .where('organisation_id', organisationId)
    .whereNot('state', MemberState.Left)
    .whereNot('department', '')
    .distinct('department')
    .orderBy('department')
  return rows.map(({ department }) => department)
}
