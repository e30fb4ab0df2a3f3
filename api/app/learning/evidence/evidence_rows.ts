import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { EvidenceSubject } from '#learning/evidence/evidence_subject'
import { messages } from '#learning/evidence/terms'
import { toWireTime } from '#core/time'

export type EvidenceRow = Record<string, unknown> & { id: number }
type Query = DatabaseQueryBuilderContract<any>

const batch = 500

/**
 * The tables of a user's study of a course. Columns are listed, so that a new personal column is not exported by
 * accident.
 */
export function evidenceTables({ courseEduLogId, certificateId, person, course }: EvidenceSubject) {
  const own = { user_id: person.userId, course_id: course.courseId }
  const sessions = () => db.from('play_sessions').where(own)
  const uploads = () => db.from('hour_uploads').where('course_edu_log_id', courseEduLogId)
  return {
    study_logs: rowsOf(() =>
      db
        .from('study_logs as t')
        .join('chapters', 'chapters.id', 't.chapter_id')
        .where({ 't.user_id': person.userId, 't.course_id': course.courseId })
        .select('t.id', 't.chapter_id', 'chapters.chapter_title', 't.study_seconds')
        .select('t.test_passed', 't.created_at')
    ),
    /** Studied on another platform: it has no sessions and heartbeats here. */
    imported_progress: rowsOf(
      () =>
        db
          .from('import_links as l')
          .join('import_runs as r', 'r.id', 'l.run_id')
          .join('chapter_progress as t', 't.id', 'l.row_id')
          .join('chapters', 'chapters.id', 't.chapter_id')
          .where({ 'l.object': 'progress', 't.user_id': person.userId, 't.course_id': course.courseId })
          .select('l.id', 't.chapter_id', 'chapters.chapter_title', 't.covered_seconds', 't.completed_at')
          .select('l.source', 'r.source_name', 'l.run_id as import_run', 'r.started_at as imported_at')
          .select(db.raw('? as origin', [messages.imported])),
      'l.id'
    ),
    ledger: rowsOf(() =>
      db
        .from('hour_entries as t')
        .leftJoin('users as actors', 'actors.id', 't.actor_id')
        .where('t.course_edu_log_id', courseEduLogId)
        .select('t.id', 't.kind', 't.chapter_id', 't.hour_upload_id', 't.held_seconds')
        .select('t.available_seconds', 't.used_seconds', 't.expired_seconds', 't.cause')
        .select('t.rule_version', 'actors.user_name as actor', 't.reason', 't.created_at')
    ),
    play_sessions: rowsOf(() =>
      sessions()
        .from('play_sessions as t')
        .select('t.id', 't.chapter_id', 't.video_id', 't.state', 't.credited_seconds', 't.device')
        .select('t.ip', 't.opened_at', 't.last_beat_at', 't.closed_at')
    ),
    presence_checks: rowsOf(() =>
      db
        .from('presence_checks as t')
        .join('presence_policies as policy', 'policy.id', 't.presence_policy_id')
        .leftJoin('users as actors', 'actors.id', 't.actor_id')
        .where({ 't.user_id': person.userId, 't.course_id': course.courseId })
        .select('t.id', 't.play_session_id', 't.chapter_id', 't.kind', 't.moment', 't.state', 't.way', 't.tries')
        .select('t.position_seconds', 't.asked_at', 't.answered_at', 't.reason', 'actors.user_name as actor')
        .select('policy.policy_name', 'policy.version as policy_version')
    ),
    play_beats: () => heartbeatsOf(own),
    heartbeat_rollups: rowsOf(
      () =>
        db
          .from('heartbeat_rollups as t')
          .whereIn('t.play_session_id', sessions().select('id'))
          .select('t.*', 't.play_session_id as id'),
      't.play_session_id'
    ),
    test_attempts: rowsOf(() =>
      attemptsOf(person.userId, course.courseId)
        .select('t.id', 't.paper_id', 't.correlation_id', 't.attempt_no', 't.mode', 't.state')
        .select('t.total_tenths', 't.pass_line', 't.user_score_tenths', 't.user_pass')
        .select('t.started_at', 't.submitted_at', 't.graded_at')
    ),
    test_answers: rowsOf(() =>
      db
        .from('paper_answers as t')
        .whereIn('t.user_paper_id', attemptsOf(person.userId, course.courseId).select('t.id'))
        .select('t.id', 't.user_paper_id', 't.question_id', 't.question_version_id', 't.position')
        .select('t.answer', 't.answer_pass', 't.score_tenths', 't.max_tenths', 't.saved_at')
    ),
    uploads: rowsOf(() =>
      uploads()
        .from('hour_uploads as t')
        .select('t.id', 't.push_id', 't.pushed_seconds', 't.state', 't.attempts', 't.request')
        .select('t.answer', 't.receipt_no', 't.sent_at', 't.confirmed_at', 't.reverted_at')
        .select('t.revert_reason', 't.deleted_at', 't.delete_reason', 't.created_at')
    ),
    registry_differences: rowsOf(() =>
      db
        .from('registry_differences as t')
        .join('registry_days', 'registry_days.id', 't.registry_day_id')
        .whereIn('t.hour_upload_id', uploads().select('id'))
        .select('t.id', 'registry_days.day', 't.push_id', 't.difference', 't.province_seconds')
        .select('t.our_seconds', 't.our_state', 't.receipt_no', 't.status', 't.note')
        .select('t.resolved_at', 't.created_at')
    ),
    /** What the uploaded minutes of the record count for. */
    cycle_entries: rowsOf(() =>
      db
        .from('cycle_entries as t')
        .join('education_cycles as c', 'c.id', 't.education_cycle_id')
        .join('qualifications as q', 'q.id', 'c.qualification_id')
        .join('qualification_kinds as k', 'k.id', 'q.qualification_kind_id')
        .whereIn('t.hour_entry_id', db.from('hour_entries').where('course_edu_log_id', courseEduLogId).select('id'))
        .select('t.id', 't.hour_entry_id', 'k.kind_name', 'q.number_masked', 'q.valid_from', 'q.valid_to')
        .select('c.starts_on', 'c.ends_on', 'c.state', 't.specialty', 't.required', 't.counted_seconds')
        .select('t.counted_on', 't.kind', 't.cause', 't.reason', 't.created_at')
    ),
    prints: rowsOf(() =>
      db
        .from('certificate_issue_lines as t')
        .join('certificate_issues as i', 'i.id', 't.certificate_issue_id')
        .where('t.certificate_id', certificateId)
        .select('t.id', 'i.issue_no', 'i.state', 't.uploaded_seconds', 't.education_cycle_id', 'i.file_hash')
        .select('i.rule_version', 'i.revoked_at', 'i.reason', 'i.created_at')
    ),
    anomalies: rowsOf(() =>
      db
        .from('anomalies as t')
        .where('t.user_id', person.userId)
        .select('t.id', 't.kind', 't.weight', 't.evidence', 't.happened_at', 't.status', 't.note')
        .select('t.marked_at')
    ),
    audit_log: () => auditOf({ courseEduLogId, certificateId, userId: person.userId }),
  } satisfies Record<string, () => AsyncIterable<EvidenceRow>>
}

/** Attempts at the papers of the course and its chapters. */
export function attemptsOf(userId: number, courseId: number): Query {
  return db
    .from('user_papers as t')
    .where('t.user_id', userId)
    .where((ofCourse) =>
      ofCourse
        .whereIn('t.paper_id', db.from('papers').where('course_id', courseId).select('id'))
        .orWhereIn(
          't.paper_id',
          db.from('chapters').where('course_id', courseId).whereNotNull('paper_id').select('paper_id')
        )
    )
}

/** Reads in batches by id, so that a long history is never in memory. */
function rowsOf(query: () => Query, key = 't.id'): () => AsyncGenerator<EvidenceRow> {
  return async function* () {
    for (let after = 0; ;) {
      const rows: EvidenceRow[] = await query().where(key, '>', after).orderBy(key).limit(batch)
      for (const row of rows) yield readable(row)
      if (rows.length < batch) return
      after = rows.at(-1)!.id
    }
  }
}

async function* heartbeatsOf(own: { user_id: number; course_id: number }) {
  const sessions = rowsOf(() => db.from('play_sessions as t').where(own).select('t.id'))
  for await (const { id } of sessions()) {
    for (let after = -1; ;) {
      const rows = await db
        .from('play_beats')
        .where('play_session_id', id)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(batch)
      for (const row of rows) yield readable({ ...row, id: row.play_session_id })
      if (rows.length < batch) break
      after = rows.at(-1)!.seq
    }
  }
}

/** Entries about the user, the certificate, the record, its uploads and their discrepancies. */
async function* auditOf(of: { courseEduLogId: number; certificateId: number; userId: number }) {
  const uploads = await db.from('hour_uploads').where('course_edu_log_id', of.courseEduLogId).select('id')
  const differences = await db
    .from('registry_differences')
    .whereIn(
      'hour_upload_id',
      uploads.map(({ id }) => id)
    )
    .select('id')
  const anomalies = await db.from('anomalies').where('user_id', of.userId).select('id')
  const objects = [
    `user:${of.userId}`,
    `certificate:${of.certificateId}`,
    `course-edu-log:${of.courseEduLogId}`,
    ...uploads.map(({ id }) => `hour-upload:${id}`),
    ...differences.map(({ id }) => `hour-difference:${id}`),
    ...anomalies.map(({ id }) => `anomaly:${id}`),
  ]
  for (let at = 0; at < objects.length; at += batch) {
    yield* rowsOf(() =>
      db
        .from('audit_logs as t')
        .whereIn('t.object', objects.slice(at, at + batch))
        .select('t.id', 't.actor_name', 't.role', 't.action', 't.object', 't.before', 't.after')
        .select('t.reason', 't.result', 't.hash', 't.created_at')
    )()
  }
}

/** Times in the business time zone; JSON stored as text is parsed. */
function readable(row: EvidenceRow): EvidenceRow {
  const entries = Object.entries(row).map(([name, value]) => {
    const shown = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (name.endsWith('_at')) return [shown, toWireTime(value as string | null)]
    return [shown, jsonNames.has(name) ? parsed(value) : value]
  })
  return Object.fromEntries(entries)
}

const jsonNames = new Set(['request', 'evidence', 'before', 'after', 'segments', 'refusals'])

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
