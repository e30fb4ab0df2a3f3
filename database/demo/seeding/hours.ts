import type { Entitlement } from './entitlements.js'
import { secondsAfter, stored } from './times.js'
import type { SeededChapter, SeededCourse, SeedContext } from './seed_context.js'

type Earned = {
  userId: number
  eduLog: number
  leaf: SeededChapter
  at: Date
  /** Null for a chapter without a test. */
  passed: boolean | null
}

/** The study record of a user and a course, and its certificate; created on first use. */
export function addEduLog(context: SeedContext, right: Entitlement, course: SeededCourse): number {
  const key = `${right.userId} ${course.id}`
  const known = context.eduLogs.get(key)
  if (known) return known

  const since = stored(right.since)
  const certificateId = certificateOf(context, right, course)
  const totalSeconds = Math.round((course.courseMinutes ?? 0) * 60)
  const id = context.tables.add('course_edu_logs', {
    user_id: right.userId,
    course_id: course.id,
    certificate_id: certificateId,
    total_seconds: totalSeconds,
    course_edu_log_status: 'learning',
    created_at: since,
  })
  context.eduLogs.set(key, id)
  const { userId, since: lastAt } = right
  const earned = { courseId: course.id, certificateId, totalSeconds, chapters: [], lastAt }
  context.records.set(id, { id, userId, ...earned })
  return id
}

function certificateOf(context: SeedContext, right: Entitlement, course: SeededCourse): number {
  const required = Boolean(course.requiredCourse)
  const key = `${right.userId} ${course.certSubject} ${required}`
  const known = context.certificates.get(key)
  if (known) return known

  const id = context.tables.add('certificates', {
    user_id: right.userId,
    cert_subject: course.certSubject!,
    required_course: required,
    certificate_status: 'learning',
    created_at: stored(right.since),
  })
  context.certificates.set(key, id)
  return id
}

/** The minutes of a finished chapter; held until its test is passed, if it has one. */
export function addHours(context: SeedContext, { userId, eduLog, leaf, at, passed }: Earned) {
  const { tables } = context
  if (!leaf.creditSeconds) return
  if (passed !== false) {
    const record = context.records.get(eduLog)!
    record.chapters.push({ chapterId: leaf.id, seconds: leaf.creditSeconds })
    record.lastAt = secondsAfter(at, 900)
  }
  const entry = { user_id: userId, course_edu_log_id: eduLog, chapter_id: leaf.id, used_seconds: 0 }
  const held = passed === null ? 0 : leaf.creditSeconds
  tables.add('hour_entries', {
    ...entry,
    kind: 'watch',
    held_seconds: held,
    available_seconds: leaf.creditSeconds - held,
    cause: `watch:${leaf.id}:${userId}`,
    created_at: stored(at),
  })
  if (!passed) return
  tables.add('hour_entries', {
    ...entry,
    kind: 'test',
    held_seconds: -held,
    available_seconds: held,
    cause: `test:${leaf.id}:${userId}`,
    created_at: stored(secondsAfter(at, 900)),
  })
}
