import db from '@adonisjs/lucid/services/db'
import { filterByUserName, type QueryFilter } from '#accounts/filter_by_user_name'
import { filterByTelephone } from '#accounts/filter_by_telephone'
import { HourKind } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { maskTelephone } from '#core/shared_rules'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { dayEnd, dayStart, toStored, toWireTime } from '#core/time'
import { sortedBy, type Sorting } from '#core/lists/sorting'

export interface CorrectionFilters extends Sorting<'hour-corrections'> {
  userName?: string
  telephone?: string
  /** Business days, inclusive. */
  correctedFrom?: string
  correctedTo?: string
  page?: number
  pageSize?: number
}

/** All corrections of the ledger, the newest first, with the balance of the course before and after each. */
export async function correctionList({ page, pageSize, ...filters }: CorrectionFilters) {
  const called = await filterByUserName(filters.userName)
  const sortBy = sortedBy<'hour-corrections'>(filters, { correctedTime: 'e.created_at' })
  const options = { id: 'e.id', sortBy, page, pageSize }
  const { ids, total, more } = await pageOfRows(() => filtered(filters, called), options)
  const rows = await db
    .from('hour_entries as e')
    .join('users', 'users.id', 'e.user_id')
    .leftJoin('users as admins', 'admins.id', 'e.actor_id')
    .leftJoin('chapters', 'chapters.id', 'e.chapter_id')
    .join('course_edu_logs as l', 'l.id', 'e.course_edu_log_id')
    .join('courses', 'courses.id', 'l.course_id')
    .whereIn('e.id', ids)
    .select('e.*', 'users.user_name', 'users.telephone', 'admins.user_name as admin')
    .select('chapters.chapter_title', 'courses.course_name', before().as('before_seconds'))
  return { corrections: inOrderOf(ids, rows).map(toCorrection), total, more }
}

function filtered({ telephone, correctedFrom, correctedTo }: CorrectionFilters, called: QueryFilter) {
  const query = db.from('hour_entries as e').where('e.kind', HourKind.Correction)
  called(query, 'e.user_id')
  if (telephone) query.whereIn('e.user_id', filterByTelephone(telephone))
  if (correctedFrom) query.where('e.created_at', '>=', toStored(dayStart(correctedFrom)))
  if (correctedTo) query.where('e.created_at', '<', toStored(dayEnd(correctedTo)))
  return query
}

/** The available balance of the course when the entry was added. */
function before() {
  return db
    .from('hour_entries as earlier')
    .whereColumn('earlier.course_edu_log_id', 'e.course_edu_log_id')
    .whereColumn('earlier.id', '<', 'e.id')
    .sum('earlier.available_seconds')
}

function toCorrection(row: any) {
  const available = row.before_seconds ?? 0
  return {
    hourEntryId: row.id as number,
    userId: row.user_id as number,
    userName: row.user_name as string,
    telephone: row.telephone ? maskTelephone(row.telephone) : null,
    courseName: row.course_name as string,
    /** Null for minutes that an admin entered. */
    chapterName: row.chapter_title as string | null,
    beforeMinutes: toMinutes(available),
    afterMinutes: toMinutes(available + row.available_seconds),
    heldMinutes: toMinutes(row.held_seconds),
    correctedBy: row.admin as string | null,
    correctedTime: toWireTime(row.created_at),
    reason: (row.reason ?? '') as string,
  }
}
