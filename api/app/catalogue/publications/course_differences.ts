import Course from '#catalogue/course'
import { differences } from '#catalogue/publications/differences'
import Publication from '#catalogue/publications/publication'
import { snapshotOf } from '#catalogue/publications/snapshot'
import { CourseStatus } from '#catalogue/terms'
import { NotFound } from '#core/http/refusal'
import { onWire } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/**
 * What an auditor compares (decisions, section 3): a course as it stands beside its last publication,
 * and which of the courses that wait comes next. Read in one transaction, so that the version belongs
 * to just what is shown.
 * @throws NotFound
 */
export async function courseDifferences(id: number) {
  return transaction(async (trx) => {
    const course = await Course.query({ client: trx }).where('id', id).first()
    if (!course) throw new NotFound()
    const last = await Publication.lastOf(id, trx)
    const now = await snapshotOf(trx, id)

    return {
      courseId: id,
      courseName: course.courseName,
      courseType: course.courseType,
      courseStatus: course.courseStatus,
      teacherName: now.course.teacherName,
      submitTime: onWire(course.submittedAt),
      lockVersion: course.lockVersion,
      publishedAt: last && onWire(last.publishedAt),
      ...differences(last && last.shown, now),
      ...(await restOfQueue(trx, course)),
    }
  })
}

/** Who was submitted first is audited first; behind the last one it begins anew. */
async function restOfQueue(
  trx: Trx,
  course: Course
): Promise<{ waiting: number; nextCourseId: number | null }> {
  const rows: { id: number }[] = await trx
    .from('courses')
    .where('course_status', CourseStatus.Auditing)
    .select('id')
    .orderBy('submitted_at')
    .orderBy('id')
  const ids = rows.map((row) => row.id)
  const at = ids.indexOf(course.id)
  const others = at < 0 ? ids : [...ids.slice(at + 1), ...ids.slice(0, at)]
  return { waiting: ids.length, nextCourseId: others[0] ?? null }
}
