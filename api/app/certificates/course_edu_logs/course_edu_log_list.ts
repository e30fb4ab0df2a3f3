import db from '@adonisjs/lucid/services/db'
import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { papersOf, type Subject } from '#certificates/course_edu_logs/course_papers'
import { testsBeforeUpload } from '#certificates/course_edu_logs/tests_before_upload'
import { shownStatus, uploadBlocker } from '#certificates/course_edu_logs/edu_log_state'
import { heldMinutesByChapter } from '#certificates/ledger/held_minutes_by_chapter'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { CourseEduLogStatus, UploadBlocker, courseTestCorrelation } from '#certificates/terms'
import HourUpload from '#certificates/ledger/hour_upload'
import { allEntitlementsRefunded } from '#certificates/withdrawals/refunded_record'
import { secondsWithdrawn } from '#certificates/withdrawals/withdrawn_seconds'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'

export async function courseEduLogsOf(viewer: CurrentUser, certificateId: number) {
  const owned = Certificate.query().where('id', certificateId)
  if (!isAdmin(viewer)) owned.where('userId', viewer.id)
  if (!(await owned.first())) throw new NotFound()

  return studyRecords([certificateId])
}

/** The caller checks that the certificates may be read. */
export async function studyRecords(certificateIds: number[]) {
  const logs = await logsWithCourses(certificateIds)
  const logIds = logs.map(({ id }) => id)
  const [balances, held, uploading, papers, testFirst] = await Promise.all([
    hourBalances(logIds),
    heldMinutesByChapter(logIds),
    openUploads(logIds),
    papersOf(logs.map(subjectOf)),
    testsBeforeUpload(),
  ])
  return logs.map((log) => {
    const balance = getOrFail(balances, log.id)
    const status = shownStatus(log, balance)
    const paperId = papers.get(log.courseId) ?? null
    const obstacle = uploading.has(log.id)
      ? UploadBlocker.Uploading
      : log.$extras.refunded
        ? UploadBlocker.Refunded
        : uploadBlocker(log, balance, testFirst && paperId !== null)
    return {
      courseEduLogId: log.id,
      furtherEduCertId: log.certificateId,
      courseId: log.courseId,
      courseName: log.$extras.courseName as string,
      createTime: toWireTime(log.createdAt),
      totalTime: toMinutes(log.totalSeconds),
      availableHours: toMinutes(balance.available),
      usedHours: toMinutes(balance.used),
      heldHours: toMinutes(balance.held),
      withdrawnHours: toMinutes(log.$extras.withdrawn),
      courseEduLogStatus: status,
      examMaintained: paperId !== null,
      paperId,
      correlationId: courseTestCorrelation(log.id),
      canTest: paperId !== null && status === CourseEduLogStatus.Learned,
      canUpload: obstacle === null,
      uploadObstacle: obstacle,
      heldChapters: held.get(log.id) ?? [],
    }
  })
}

async function openUploads(logIds: number[]): Promise<Set<number>> {
  const open = await HourUpload.query().whereIn('openKey', logIds).select('courseEduLogId')
  return new Set(open.map(({ courseEduLogId }) => courseEduLogId))
}

function logsWithCourses(certificateIds: number[]): Promise<CourseEduLog[]> {
  return CourseEduLog.query()
    .join('courses', 'courses.id', 'course_edu_logs.course_id')
    .whereIn('course_edu_logs.certificate_id', certificateIds)
    .orderBy('course_edu_logs.id')
    .select('course_edu_logs.*', 'courses.course_name as courseName')
    .select(db.raw(`${allEntitlementsRefunded} as refunded`), db.raw(`${secondsWithdrawn} as withdrawn`))
    .select('courses.cert_subject as certSubject', 'courses.required_course as requiredCourse')
}

function subjectOf({ courseId, $extras }: CourseEduLog): Subject {
  return { id: courseId, certSubject: $extras.certSubject, requiredCourse: $extras.requiredCourse }
}
