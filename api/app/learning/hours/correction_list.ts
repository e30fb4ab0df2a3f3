import db from '@adonisjs/lucid/services/db'
import { HourKind } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { maskTelephone } from '#core/plain_rules'
import { likeContains, matchTelephone } from '#core/query_rules'
import { dayEnd, dayStart, toStored, toWireTime } from '#core/time'

export interface CorrectionFilters {
  userName?: string
  telephone?: string
  /** Business days, inclusive. */
  correctedFrom?: string
  correctedTo?: string
  page?: number
  pageSize?: number
}

/** Every correction of the ledger, the newest first, with what the account of its course had before and after. */
export async function correctionList({ page = 1, pageSize = 10, ...filters }: CorrectionFilters) {
  const found = await filtered(filters)
    .leftJoin('users as admins', 'admins.id', 'e.actor_id')
    .leftJoin('chapters', 'chapters.id', 'e.chapter_id')
    .join('course_edu_logs as l', 'l.id', 'e.course_edu_log_id')
    .join('courses', 'courses.id', 'l.course_id')
    .select('e.*', 'users.user_name', 'users.telephone', 'admins.user_name as admin')
    .select('chapters.chapter_title', 'courses.course_name', before().as('before_seconds'))
    .orderBy('e.id', 'desc')
    .paginate(page, pageSize)
  return { corrections: found.all().map(toCorrection), total: found.total }
}

function filtered({ userName, telephone, correctedFrom, correctedTo }: CorrectionFilters) {
  const query = db
    .from('hour_entries as e')
    .join('users', 'users.id', 'e.user_id')
    .where('e.kind', HourKind.Correction)
  if (userName) query.whereRaw("users.user_name like ? escape '!'", [likeContains(userName)])
  if (telephone) matchTelephone(query, 'users.telephone', telephone)
  if (correctedFrom) query.where('e.created_at', '>=', toStored(dayStart(correctedFrom)))
  if (correctedTo) query.where('e.created_at', '<', toStored(dayEnd(correctedTo)))
  return query
}

/** What was available in the account of the course when the entry was added. */
function before() {
  return db
    .from('hour_entries as earlier')
    .whereColumn('earlier.course_edu_log_id', 'e.course_edu_log_id')
    .whereColumn('earlier.id', '<', 'e.id')
    .sum('earlier.available_seconds')
}

function toCorrection(row: any) {
  const available = Number(row.before_seconds ?? 0)
  return {
    hourEntryId: row.id as number,
    userId: row.user_id as number,
    userName: row.user_name as string,
    telephone: row.telephone ? maskTelephone(row.telephone) : null,
    courseName: row.course_name as string,
    /** Null for minutes that an admin typed. */
    chapterName: row.chapter_title as string | null,
    beforeMinutes: toMinutes(available),
    afterMinutes: toMinutes(available + Number(row.available_seconds)),
    heldMinutes: toMinutes(Number(row.held_seconds)),
    correctedBy: row.admin as string | null,
    correctedTime: toWireTime(row.created_at),
    reason: (row.reason ?? '') as string,
  }
}
