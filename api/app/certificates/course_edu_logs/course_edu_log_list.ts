import db from '@adonisjs/lucid/services/db'
import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { coursePapers } from '#certificates/course_edu_logs/course_papers'
import { testsBeforeUpload } from '#certificates/course_edu_logs/tests_before_upload'
import { shownStatus, uploadObstacle } from '#certificates/course_edu_logs/edu_log_state'
import { heldChapters } from '#certificates/ledger/held_chapters'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { CourseEduLogStatus, UploadObstacle, courseTestCorrelation } from '#certificates/terms'
import HourUpload from '#certificates/uploads/hour_upload'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { NotFound } from '#core/http/refusal'
import { toWireTime } from '#core/time'

export async function courseEduLogsOf(viewer: CurrentUser, certificateId: number) {
  const owned = Certificate.query().where('id', certificateId)
  if (!isAdmin(viewer)) owned.where('userId', viewer.id)
  if (!(await owned.first())) throw new NotFound()

  const logs = await CourseEduLog.query().where({ certificateId }).orderBy('id')
  const courseIds = logs.map(({ courseId }) => courseId)
  const logIds = logs.map(({ id }) => id)
  const [balances, held, uploading, names, papers, testFirst] = await Promise.all([
    hourBalances(logIds),
    heldChapters(logIds),
    openUploads(logIds),
    courseNames(courseIds),
    coursePapers(courseIds),
    testsBeforeUpload(),
  ])
  return logs.map((log) => {
    const balance = balances.get(log.id)!
    const status = shownStatus(log, balance)
    const paperId = papers.get(log.courseId) ?? null
    const obstacle = uploading.has(log.id)
      ? UploadObstacle.Uploading
      : uploadObstacle(log, balance, testFirst && paperId !== null)
    return {
      courseEduLogId: log.id,
      courseId: log.courseId,
      courseName: names.get(log.courseId)!,
      createTime: toWireTime(log.createdAt),
      totalTime: toMinutes(log.totalSeconds),
      availableHours: toMinutes(balance.available),
      usedHours: toMinutes(balance.used),
      heldHours: toMinutes(balance.held),
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

async function courseNames(ids: number[]): Promise<Map<number, string>> {
  const rows = await db.from('courses').whereIn('id', ids).select('id', 'course_name as name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}
