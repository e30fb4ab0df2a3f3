import type { HttpContext } from '@adonisjs/core/http'
import Chapter from '#catalogue/chapter'
import Course from '#catalogue/course'
import { copyPaper } from '#catalogue/authoring/copy_papers'
import { loadParts } from '#catalogue/authoring/course_parts'
import { courseAuditRecord } from '#catalogue/course_audit_record'
import { nextDisplayOrder } from '#catalogue/display_order'
import { lockOwnCourse } from '#catalogue/lock_course'
import { searchColumns } from '#catalogue/search/searched_text'
import { newStreamName } from '#catalogue/videos/stream_name'
import { CourseStatus, CourseType, LongNameMin, LongNameTypes, messages } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

/** Learners, comments, counts, flags and attempts are not copied. */
export async function copyCourse(ctx: HttpContext, id: number, courseName: string): Promise<Course> {
  const user = requireUser(ctx)
  return transaction(async (trx) => {
    const original = await lockOwnCourse(trx, user, id)
    const long = LongNameTypes.includes(original.courseType)
    if (long && courseName.length < LongNameMin) {
      throw new UserError(messages.longNameLength, { field: 'newCourseName' })
    }
    const copy = await Course.create(
      {
        ...copiedAttributes(original),
        courseName,
        ...searchColumns(courseName),
        courseStatus: CourseStatus.Unpublish,
        courseOrder: await nextDisplayOrder(trx, original.courseType),
        createdBy: user.id,
      },
      { client: trx }
    )
    await copyRows(trx, 'course_tags', original.id, copy.id)
    await copyRows(trx, 'course_models', original.id, copy.id)
    await copyRows(trx, 'course_qualification_kinds', original.id, copy.id)
    await copyRows(trx, 'discount_rules', original.id, copy.id)
    const { id: courseId, createdBy } = copy
    const owner = { courseId, chapterId: null, title: courseName, createdBy }
    copy.paperId = await copyPaper(trx, original.paperId, owner)
    await copy.save()
    await copyChapters(trx, original.id, copy)

    await copy.refresh()
    await loadParts(copy)
    await audit(trx, ctx, {
      action: 'course.copy',
      object: `course:${copy.id}`,
      after: { copiedFrom: original.id, ...courseAuditRecord(copy) },
    })
    return copy
  })
}

function copiedAttributes(original: Course): Partial<Course['$attributes']> {
  const { id, paperId, publishedAt, submittedAt, sentBackReason, createdAt, updatedAt, ...contents } =
    original.$attributes
  const fresh = { courseHot: false, recommended: false, orderCount: 0, liveStream: streamForCopy(original) }
  const unchanged = { lockVersion: 0, formVersion: 0, changedBy: null, changedAt: null }
  return { ...contents, ...fresh, ...unchanged }
}

/** Two teachers never publish to the same stream. */
function streamForCopy({ courseType }: Course): string | null {
  return courseType === CourseType.Live ? newStreamName() : null
}

async function copyRows(trx: Trx, table: string, from: number, to: number): Promise<void> {
  const rows = await trx.from(table).where('course_id', from).orderBy('id')
  if (!rows.length) return
  await trx.table(table).multiInsert(rows.map(({ id, ...row }) => ({ ...row, course_id: to })))
}

async function copyChapters(trx: Trx, from: number, to: Course): Promise<void> {
  const originals = await Chapter.query({ client: trx })
    .where('courseId', from)
    .orderByRaw('parent_id is not null')
    .orderBy('chapterOrder')
    .orderBy('id')
  const copyOf = new Map<number, number>()
  for (const { $attributes } of originals) {
    const { id, createdAt, updatedAt, parentId, paperId, ...contents } = $attributes
    const copy = await Chapter.create(
      { ...contents, courseId: to.id, parentId: parentId && copyOf.get(parentId) },
      { client: trx }
    )
    copy.paperId = await copyPaper(trx, paperId, {
      courseId: to.id,
      chapterId: copy.id,
      title: copy.chapterTitle,
      createdBy: to.createdBy,
    })
    if (copy.paperId) await copy.save()
    copyOf.set(id, copy.id)
  }
}
