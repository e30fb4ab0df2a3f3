import type { HttpContext } from '@adonisjs/core/http'
import { loadParts } from '#catalogue/authoring/course_parts'
import { courseAuditRecord } from '#catalogue/course_audit_record'
import { lockOwnCourse } from '#catalogue/lock_course'
import { purgeCourse } from '#catalogue/purge_course'
import { isHidden, type CourseTag } from '#catalogue/terms'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { eachRow } from '#core/lists/each_row'
import type { Trx } from '#core/transaction'

interface TagChange {
  courseIds: number[]
  addTags?: CourseTag[]
  removeTags?: CourseTag[]
}

/** Adds and removes tags of many courses, in any state; an open form of one of them is stale afterwards. */
export function retagCourses(ctx: HttpContext, { courseIds, addTags = [], removeTags = [] }: TagChange) {
  return eachRow(ctx, courseIds, async (trx, id, whole) => {
    const user = requireUser(ctx)
    const course = await lockOwnCourse(trx, user, id)
    await loadParts(course)
    const before = courseAuditRecord(course)
    const tags = course.tags.map(({ tag }) => tag)
    const missing = addTags.filter((tag) => !tags.includes(tag))
    const left = [...tags.filter((tag) => !removeTags.includes(tag as CourseTag)), ...missing]

    await removeFrom(trx, id, removeTags)
    if (missing.length) await trx.table('course_tags').multiInsert(missing.map((tag) => ({ course_id: id, tag })))
    course.merge({ hidden: isHidden(left) })
    course.bumpVersion(user.id)
    await course.useTransaction(trx).save()
    await loadParts(course)

    await audit(trx, ctx, {
      action: 'course.update',
      object: `course:${id}`,
      ...differences(before, courseAuditRecord(course)),
    })
    await purgeCourse(whole, course)
  })
}

async function removeFrom(trx: Trx, courseId: number, tags: CourseTag[]) {
  if (tags.length) await trx.from('course_tags').where('course_id', courseId).whereIn('tag', tags).delete()
}
