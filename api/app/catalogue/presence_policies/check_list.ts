import db from '@adonisjs/lucid/services/db'
import { filterByTelephone } from '#accounts/filter_by_telephone'
import { filterByUserName, type QueryFilter } from '#accounts/filter_by_user_name'
import type { PresenceKind, PresenceMoment, PresenceState, PresenceWay } from '#accounts/presence/terms'
import type PresenceCheck from '#accounts/presence/presence_check'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { likeContains } from '#core/query_rules'
import { inOrderOf, pageOfRows } from '#core/paginate'
import type { RowOf } from '#core/row_of'
import { maskTelephone } from '#core/shared_rules'
import { dayEnd, dayStart, fromStored, now, toStored, toWireDay, toWireTime } from '#core/time'

export interface CheckFilters {
  userName?: string
  telephone?: string
  courseId?: number
  courseName?: string
  kind?: PresenceKind
  moment?: PresenceMoment
  state?: PresenceState
  /** Business days, inclusive. */
  from?: string
  to?: string
}

interface Row extends RowOf<typeof PresenceCheck> {
  kind: PresenceKind
  moment: PresenceMoment
  state: PresenceState
  way: PresenceWay | null
  user_name: string
  telephone: string | null
  course_name: string
  chapter_title: string | null
  policy_name: string
  version: number
  actor_name: string | null
}

export async function checkList(filters: CheckFilters, page?: number, pageSize?: number) {
  const called = await filterByUserName(filters.userName)
  const { ids, total, more } = await pageOfRows(() => filtered(filters, called), { id: 'p.id', page, pageSize })
  const rows: Row[] = inOrderOf(ids, await shown(ids))
  return { checks: rows.map(toCheck), total, more }
}

function filtered(
  { telephone, courseId, courseName, kind, moment, state, from, to }: CheckFilters,
  called: QueryFilter
) {
  const query = db.from('presence_checks as p')
  called(query, 'p.user_id')
  if (telephone) query.whereIn('p.user_id', filterByTelephone(telephone))
  if (courseId) query.where('p.course_id', courseId)
  if (courseName) {
    const named = db
      .from('courses')
      .whereRaw(`folded_name like ? escape '!'`, [likeContains(normalizeForSearch(courseName))])
    query.whereIn('p.course_id', named.select('id'))
  }
  if (kind) query.where('p.kind', kind)
  if (moment) query.where('p.moment', moment)
  if (state) query.where('p.state', state)
  if (from) query.where('p.asked_at', '>=', toStored(dayStart(from)))
  if (to) query.where('p.asked_at', '<', toStored(dayEnd(to)))
  return query
}

const shown = (ids: number[]) =>
  db
    .from('presence_checks as p')
    .join('users', 'users.id', 'p.user_id')
    .join('courses', 'courses.id', 'p.course_id')
    .join('presence_policies as policy', 'policy.id', 'p.presence_policy_id')
    .leftJoin('chapters', 'chapters.id', 'p.chapter_id')
    .leftJoin('users as actors', 'actors.id', 'p.actor_id')
    .whereIn('p.id', ids)
    .select('p.*', 'users.user_name', 'users.telephone', 'courses.course_name', 'chapters.chapter_title')
    .select('policy.policy_name', 'policy.version', 'actors.user_name as actor_name')

function toCheck(row: Row) {
  const asked = fromStored(row.asked_at)
  return {
    checkId: row.id,
    userId: row.user_id,
    userName: row.user_name,
    telephone: row.telephone && maskTelephone(row.telephone),
    courseId: row.course_id,
    courseName: row.course_name,
    chapterTitle: row.chapter_title,
    policyName: row.policy_name,
    policyVersion: row.version,
    kind: row.kind,
    moment: row.moment,
    state: row.state,
    way: row.way,
    askTime: toWireTime(row.asked_at)!,
    answerTime: toWireTime(row.answered_at),
    answerSeconds: row.answered_at ? fromStored(row.answered_at).diff(asked, 'seconds').seconds : null,
    tries: row.tries,
    actorName: row.actor_name,
    reason: row.reason,
    canStaffAnswer: row.open_key !== null && toWireDay(asked) === toWireDay(now()),
  }
}
