import db from '@adonisjs/lucid/services/db'
import { MemberState, type OrganisationState } from '#organisations/terms'
import { maskName } from '#core/shared_rules'
import { likeContains } from '#core/query_rules'
import { toWireTime } from '#core/time'

export interface OrganisationFilters {
  state?: OrganisationState
  keyword?: string
  page?: number
  pageSize?: number
}

export async function organisationList({ state, keyword, page = 1, pageSize = 20 }: OrganisationFilters) {
  const scope = () => {
    const query = db.from('organisations as o')
    if (state) void query.where('o.state', state)
    if (keyword) {
      void query.where((by) => {
        void by
          .whereRaw("o.organisation_name like ? escape '!'", [likeContains(keyword)])
          .orWhere('o.credit_code', keyword)
      })
    }
    return query
  }
  const [{ total }] = await scope().count('* as total')
  const rows = await scope()
    .join('users as u', 'u.id', 'o.created_by')
    .orderBy('o.id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('o.*', 'u.user_name')
    .select(
      db
        .from('organisation_members as m')
        .whereColumn('m.organisation_id', 'o.id')
        .where('m.state', MemberState.Active)
        .count('*')
        .as('members')
    )
  return {
    organisations: rows.map((row) => ({
      organisationId: Number(row.id),
      organisationName: String(row.organisation_name),
      creditCode: String(row.credit_code),
      state: row.state as OrganisationState,
      refusalReason: row.refusal_reason as string | null,
      creatorName: maskName(row.user_name),
      members: Number(row.members),
      verifiedTime: toWireTime(row.verified_at),
      createTime: toWireTime(row.created_at),
    })),
    total: Number(total),
  }
}
