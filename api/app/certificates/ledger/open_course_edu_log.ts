import { lockUser } from '#accounts/lock_user'
import type { CertSubject } from '#catalogue/terms'
import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { earnsHours } from '#certificates/earns_hours'
import { HourRuleVersion } from '#certificates/terms'
import type { Trx } from '#core/transaction'

interface EarningCourse {
  courseType: number
  priceFen: number
  courseSeconds: number
  certSubject: CertSubject | null
  requiredCourse: boolean | number | null
}

/** Created when the first chapter is finished, with the total of that day; null for a course that earns no hours. */
export async function openCourseEduLog(
  trx: Trx,
  { userId, courseId }: { userId: number; courseId: number }
): Promise<CourseEduLog | null> {
  const find = () => CourseEduLog.query({ client: trx }).where({ userId, courseId }).first()
  const known = await find()
  if (known) return known

  const course: EarningCourse = await trx
    .from('courses')
    .where('id', courseId)
    .select(
      'course_type as courseType',
      'price_fen as priceFen',
      'course_seconds as courseSeconds',
      'cert_subject as certSubject',
      'required_course as requiredCourse'
    )
    .first()
  if (!earnsHours(course) || !course.certSubject) return null

  // Two chapters may be finished at the same time; a plain read before the lock may be too old to show it.
  await lockUser(trx, userId)
  const meanwhile = await CourseEduLog.query({ client: trx }).where({ userId, courseId }).forUpdate().first()
  if (meanwhile) return meanwhile

  const { id: certificateId } = await certificateOf(trx, {
    userId,
    certSubject: course.certSubject,
    requiredCourse: Boolean(course.requiredCourse),
  })
  return CourseEduLog.create(
    {
      userId,
      courseId,
      certificateId,
      totalSeconds: course.courseSeconds,
      ruleVersion: HourRuleVersion,
      courseEduLogStatus: 'learning',
    },
    { client: trx }
  )
}

export async function certificateOf(
  trx: Trx,
  account: { userId: number; certSubject: CertSubject; requiredCourse: boolean }
): Promise<Certificate> {
  const known = await Certificate.query({ client: trx }).where(account).forUpdate().first()
  if (known) return known
  return Certificate.create({ ...account, certificateStatus: 'learning' }, { client: trx })
}
