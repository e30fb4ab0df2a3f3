import db from '@adonisjs/lucid/services/db'
import User from '#accounts/user'
import type { CourseType } from '#catalogue/terms'
import { foreignCertificatesOf } from '#certificates/foreign/foreign_list'
import { certificatesOf } from '#certificates/ledger/certificate_list'
import { shownStatus } from '#certificates/course_edu_logs/edu_log_state'
import CourseEduLog from '#certificates/course_edu_log'
import { emptyBalance, hourBalances } from '#certificates/ledger/hour_balances'
import { withdrawnSeconds } from '#certificates/withdrawals/withdrawn_seconds'
import { toMinutes } from '#core/duration'
import { now, toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { cycleRowsOf, printsOf, testsOf, uploadsOf } from '#learning/transcript/transcript_parts'

interface StudiedCourse {
  id: number
  name: string
  courseType: CourseType
  courseSeconds: number
}

/** A user's complete study record: courses with their minutes, uploads, tests, certificates. */
export async function transcriptOf(userId: number) {
  const [user, logs] = await Promise.all([
    User.findOrFail(userId),
    CourseEduLog.query().where({ userId }).orderBy('id'),
  ])
  const ids = logs.map(({ id }) => id)
  const [courses, played, finished, balances, withdrawn, uploads, tests, certs, prints, foreign, cycles] =
    await Promise.all([
      studiedCourses(userId),
      sumsByCourse('play_sessions', userId, 'sum(credited_seconds)'),
      sumsByCourse('study_logs', userId, 'count(*)'),
      hourBalances(ids),
      withdrawnSeconds(ids),
      uploadsOf(userId),
      testsOf(userId),
      certificatesOf(userId),
      printsOf(userId),
      foreignCertificatesOf(userId),
      cycleRowsOf(userId),
    ])
  return {
    userName: user.userName,
    idCard: user.idCardMasked,
    createTime: toWireTime(now()),
    courses: courses.map((course) => {
      const log = logs.find(({ courseId }) => courseId === course.id)
      const balance = (log && balances.get(log.id)) ?? emptyBalance()
      const gone = log ? getOrFail(withdrawn, log.id) : 0
      return {
        courseId: course.id,
        courseName: course.name,
        courseType: course.courseType,
        studiedSeconds: played.get(course.id) ?? 0,
        finishedChapters: finished.get(course.id) ?? 0,
        startTime: toWireTime(log?.createdAt),
        courseEduLogStatus: log ? shownStatus(log, balance) : null,
        totalTime: toMinutes(log?.totalSeconds ?? 0),
        earnedHours: toMinutes(balance.held + balance.available + balance.used + balance.expired),
        heldHours: toMinutes(balance.held),
        availableHours: toMinutes(balance.available),
        usedHours: toMinutes(balance.used),
        expiredHours: toMinutes(balance.expired - gone),
        withdrawnHours: toMinutes(gone),
      }
    }),
    uploads,
    tests,
    certs,
    prints,
    foreign,
    cycles,
  }
}

/** Courses with an entitlement, studied or not, and studied ones without; not those refunded without study. */
async function studiedCourses(userId: number): Promise<StudiedCourse[]> {
  const own = (table: string) => db.from(table).where('user_id', userId).select('course_id')
  return db
    .from('courses')
    .whereIn('course_type', [1, 5, 6])
    .where((held) =>
      held.whereIn('id', own('user_courses').whereNull('refunded_at')).orWhereIn('id', own('study_logs'))
    )
    .orderBy('course_type', 'desc')
    .orderBy('id')
    .select('id', 'course_name as name', 'course_type as courseType', 'course_seconds as courseSeconds')
}

async function sumsByCourse(table: string, userId: number, sum: string) {
  const rows: { courseId: number; sum: number }[] = await db
    .from(table)
    .where('user_id', userId)
    .groupBy('course_id')
    .select('course_id as courseId', db.raw(`${sum} as sum`))
  return new Map(rows.map((row) => [row.courseId, row.sum]))
}
