import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { studyRecords } from '#certificates/course_edu_logs/course_edu_log_list'
import { RecordAction, actionOf } from '#certificates/terms'
import type { CurrentUser } from '#core/current_user'

type StudyRecord = Awaited<ReturnType<typeof studyRecords>>[number]

/** A study record of the user, by id or course; null before a chapter is finished. */
export async function ownRecord(user: CurrentUser, where: { id: number } | { courseId: number }) {
  const log = await CourseEduLog.query()
    .where({ userId: user.id, ...where })
    .first()
  if (!log) return null
  const records = await studyRecords([log.certificateId])
  return records.find(({ courseEduLogId }) => courseEduLogId === log.id) ?? null
}

const order = Object.values(RecordAction)

/** Of each of the user's certificates, the record with the most advanced next step. */
export async function nextRecords(user: CurrentUser): Promise<StudyRecord[]> {
  const certificates = await Certificate.query().where('userId', user.id).select('id')
  const records = await studyRecords(certificates.map(({ id }) => id))
  const rank = (record: StudyRecord) => order.indexOf(actionOf(record)!)
  const open = records.filter((record) => actionOf(record) !== null).sort((one, other) => rank(one) - rank(other))
  return open.filter(
    ({ furtherEduCertId }, at) => open.findIndex((one) => one.furtherEduCertId === furtherEduCertId) === at
  )
}
