import Course from '#catalogue/course'
import { differences } from '#catalogue/publications/differences'
import Publication from '#catalogue/publications/publication'
import { snapshotOf } from '#catalogue/publications/snapshot'
import { ChapterStatus, CourseStatus, ineffectiveRules } from '#catalogue/terms'
import { NotFound } from '#core/errors'
import { prepareRichText } from '#core/rich_text/prepare_rich_text'
import { toWireTime } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/** One transaction, so that the version matches the diff (docs/product.md 2.3). */
export async function courseDifferences(id: number) {
  return transaction(async (trx) => {
    const course = await Course.query({ client: trx }).where('id', id).first()
    if (!course) throw new NotFound()
    const last = await Publication.lastOf(id, trx)
    const now = await snapshotOf(trx, id)
    await prepareRichText(last?.shown.course.courseDescription ?? '')
    await prepareRichText(now.course.courseDescription)

    return {
      courseId: id,
      courseName: course.courseName,
      courseType: course.courseType,
      courseStatus: course.courseStatus,
      teacherName: now.course.teacherName,
      submitTime: toWireTime(course.submittedAt),
      lockVersion: course.lockVersion,
      publishedAt: last && toWireTime(last.publishedAt),
      ...differences(last && last.shown, now),
      ineffectiveRules: ineffectiveRules(
        now.course.priceFen,
        now.course.rules.map(({ ruleCode, priceFen }) => ({ ruleCode, price: priceFen }))
      ),
      overlongCredits: await overlongCredits(trx, id),
      ...(await restOfQueue(trx, course)),
    }
  })
}

/** Titles of published chapters whose credit is longer than their video: probably a mistake, but allowed. */
async function overlongCredits(trx: Trx, courseId: number): Promise<string[]> {
  const rows: { title: string }[] = await trx
    .from('chapters')
    .join('videos', 'videos.video_id', 'chapters.video_id')
    .where('chapters.course_id', courseId)
    .whereNot('chapters.chapter_status', ChapterStatus.Unpublish)
    .where('videos.seconds', '>', 0)
    .whereColumn('chapters.credit_seconds', '>', 'videos.seconds')
    .orderBy('chapters.chapter_order')
    .orderBy('chapters.id')
    .select('chapters.chapter_title as title')
  return rows.map(({ title }) => title)
}

async function restOfQueue(trx: Trx, course: Course): Promise<{ waiting: number; nextCourseId: number | null }> {
  const rows: { id: number }[] = await trx
    .from('courses')
    .where('course_status', CourseStatus.Auditing)
    .select('id')
    .orderBy('submitted_at')
    .orderBy('id')
  const ids = rows.map((row) => row.id)
  const at = ids.indexOf(course.id)
  const others = at < 0 ? ids : [...ids.slice(at + 1), ...ids.slice(0, at)]
  return { waiting: ids.length, nextCourseId: others.at(0) ?? null }
}
