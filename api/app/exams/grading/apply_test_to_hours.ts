import { randomUUID } from 'node:crypto'
import CourseEduLog from '#certificates/course_edu_log'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { bookHours } from '#certificates/ledger/book_hours'
import { CourseEduLogStatus, HourKind } from '#certificates/terms'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { AttemptMode, AttemptState, attemptMessages, chapterTestCorrelation, HoursMove } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'
import { eventPerson } from '#messages/partner_events/event_person'
import { buyersOfSeats } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import StudyLog from '#learning/playback/study_log'

/**
 * Applies a graded test to hours: passing a chapter test releases its held minutes, passing a course test is recorded
 * on the study record. A test that fails after a regrade reverts that, unless another attempt passed or the minutes are
 * uploaded. The caller holds the lock of the user.
 */
export async function moveHours(trx: Trx, attempt: UserPaper): Promise<HoursMove> {
  if (attempt.mode !== AttemptMode.Test) return HoursMove.None
  const chapterId = chapterOf(attempt.correlationId)
  if (chapterId === null && attempt.courseEduLogId === null) return HoursMove.None
  const passed = attempt.userPass || (await hasPassed(trx, attempt))
  if (chapterId === null) return recordPass(trx, attempt.courseEduLogId!, passed)
  return settleChapter(trx, attempt, { chapterId, passed })
}

function chapterOf(correlationId: string): number | null {
  const id = Number(/^cpt-(\d+)$/.exec(correlationId)?.[1] ?? 0)
  return id && chapterTestCorrelation(id) === correlationId ? id : null
}

async function hasPassed(trx: Trx, { userId, correlationId }: UserPaper): Promise<boolean> {
  const passed = await UserPaper.query({ client: trx })
    .where({ userId, correlationId, mode: AttemptMode.Test, state: AttemptState.Graded })
    .where('userPass', true)
    .first()
  return passed !== null
}

/** Uploaded minutes do not change. */
async function recordPass(trx: Trx, id: number, passed: boolean): Promise<HoursMove> {
  const { Learning, Pass } = CourseEduLogStatus
  const [from, to] = passed ? [Learning, Pass] : [Pass, Learning]
  const [changed] = await CourseEduLog.query({ client: trx })
    .where({ id, courseEduLogStatus: from })
    .update({ courseEduLogStatus: to })
  if (Number(changed) > 0) {
    if (passed) await announcePass(trx, id)
    return passed ? HoursMove.Passed : HoursMove.Reopened
  }
  if (passed) return HoursMove.None
  const log = await CourseEduLog.query({ client: trx }).where({ id }).first()
  return log && log.courseEduLogStatus !== Learning ? HoursMove.Unchanged : HoursMove.None
}

async function announcePass(trx: Trx, courseEduLogId: number): Promise<void> {
  const { userId, courseId } = await CourseEduLog.findOrFail(courseEduLogId, { client: trx })
  await queuePartnerEvents(trx, 'test.passed', buyersOfSeats({ userId, courseId }), async () => [
    { subject: `course-edu-log:${courseEduLogId}`, data: { person: await eventPerson(trx, userId), courseId } },
  ])
}

async function settleChapter(
  trx: Trx,
  attempt: UserPaper,
  { chapterId, passed }: { chapterId: number; passed: boolean }
): Promise<HoursMove> {
  const { userId } = attempt
  const log = await StudyLog.query({ client: trx }).where({ userId, chapterId }).forUpdate().first()
  // Finished before the chapter had a test: its minutes are available already.
  if (!log || log.testPassed === null || log.testPassed === passed) return HoursMove.None
  const move = passed ? await releaseHeldMinutes(trx, attempt, log) : await holdReleasedMinutes(trx, attempt, log)
  if (move === HoursMove.Unchanged) return move
  await log.useTransaction(trx).merge({ testPassed: passed }).save()
  return move
}

async function releaseHeldMinutes(trx: Trx, { userId }: UserPaper, log: StudyLog): Promise<HoursMove> {
  const { courseEduLogId, chapterId } = log
  if (courseEduLogId === null) return HoursMove.None
  const { held } = await booked(trx, courseEduLogId, chapterId)
  if (held <= 0) return HoursMove.None
  const times = await trx
    .from('hour_entries')
    .where({ course_edu_log_id: courseEduLogId, chapter_id: chapterId, kind: HourKind.Test })
    .count('* as count')
    .first()
  // Numbered, because minutes may be held and released several times.
  const cause = `${HourKind.Test}:${chapterId}:${userId}:${times.count + 1}`
  const entry = { userId, courseEduLogId, chapterId, kind: HourKind.Test, cause }
  await bookHours(trx, entry, { held: -held, available: held })
  return HoursMove.Freed
}

/** Uploaded minutes stay. */
async function holdReleasedMinutes(trx: Trx, { userId }: UserPaper, log: StudyLog): Promise<HoursMove> {
  const { courseEduLogId, chapterId } = log
  if (courseEduLogId === null) return HoursMove.None
  const { available } = await booked(trx, courseEduLogId, chapterId)
  const balance = getOrFail(await hourBalances([courseEduLogId], trx), courseEduLogId)
  if (available <= 0) return HoursMove.None
  if (available < log.studySeconds || balance.available < available) return HoursMove.Unchanged
  const cause = `${HourKind.Correction}:${randomUUID()}`
  const reason = attemptMessages.failedAfterAll
  const entry = { userId, courseEduLogId, chapterId, kind: HourKind.Correction, cause, reason }
  await bookHours(trx, entry, { held: available, available: -available })
  return HoursMove.Held
}

async function booked(trx: Trx, courseEduLogId: number, chapterId: number) {
  const [row] = await trx
    .from('hour_entries')
    .where({ course_edu_log_id: courseEduLogId, chapter_id: chapterId })
    .sum('held_seconds as held')
    .sum('available_seconds as available')
  return { held: row.held ?? 0, available: row.available ?? 0 }
}
