import db from '@adonisjs/lucid/services/db'
import type { hourColumns, hourUploadColumns } from '#certificates/transfer/hour_columns'
import type { ReadContext, ReadRow } from '#core/transfer/kind'

/** The balance of each chapter of a study record, under the id of its first entry. */
export async function readHours(
  afterId: number,
  limit: number,
  { client }: ReadContext
): Promise<ReadRow<typeof hourColumns>[]> {
  const connection = client ?? db.connection()
  const group = 'x.course_edu_log_id = e.course_edu_log_id and coalesce(x.chapter_id, 0) = coalesce(e.chapter_id, 0)'
  const sum = (account: string, as: string) =>
    connection.raw(`(select sum(${account}) from hour_entries x where ${group}) as ${as}`)
  const rows = await connection
    .from('hour_entries as e')
    .join('course_edu_logs as l', 'l.id', 'e.course_edu_log_id')
    .join('users as p', 'p.id', 'e.user_id')
    .whereNull('p.deleted_at')
    .where('e.id', '>', afterId)
    .whereRaw(`not exists (select 1 from hour_entries x where ${group} and x.id < e.id)`)
    .orderBy('e.id')
    .limit(limit)
    .select('e.id', 'e.user_id', 'l.course_id', 'e.chapter_id', 'l.total_seconds', 'l.created_at', 'l.passed_at')
    .select(sum('x.available_seconds + x.used_seconds', 'earned'))
    .select(sum('x.held_seconds', 'held'), sum('x.expired_seconds', 'expired'))
  return rows.map((row) => ({
    id: row.id,
    values: {
      person: row.user_id,
      course: row.course_id,
      chapter: row.chapter_id,
      earned_seconds: Number(row.earned),
      held_seconds: Number(row.held),
      expired_seconds: Number(row.expired),
      total_seconds: row.total_seconds,
      started_at: row.created_at,
      passed_at: row.passed_at,
    },
  }))
}

/** Only what the registry confirmed. */
export async function readHourUploads(
  afterId: number,
  limit: number,
  { client }: ReadContext
): Promise<ReadRow<typeof hourUploadColumns>[]> {
  const connection = client ?? db.connection()
  const rows = await connection
    .from('hour_uploads as u')
    .join('users as p', 'p.id', 'u.user_id')
    .whereNull('p.deleted_at')
    .whereIn('u.state', ['confirmed', 'reverted'])
    .where('u.id', '>', afterId)
    .orderBy('u.id')
    .limit(limit)
    .select('u.*')
    .select(
      connection.raw(
        '(select min(e.id) from hour_entries e where e.course_edu_log_id = u.course_edu_log_id) as hours_id'
      )
    )
  return rows.map((row) => ({
    id: row.id,
    values: {
      hours: row.hours_id,
      pushed_seconds: row.pushed_seconds,
      receipt_no: row.receipt_no,
      push_id: row.push_id,
      sent_at: row.sent_at,
      confirmed_at: row.confirmed_at,
      reverted_at: row.reverted_at,
      revert_reason: row.revert_reason,
    },
  }))
}
