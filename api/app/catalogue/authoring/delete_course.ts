import type { HttpContext } from '@adonisjs/core/http'
import { purgeCourse } from '#catalogue/purge_course'
import { loadParts } from '#catalogue/authoring/course_parts'
import { courseAuditRecord } from '#catalogue/course_audit_record'
import { lockOwnCourse } from '#catalogue/lock_course'
import { removePapers } from '#catalogue/papers_contract'
import { messages } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { isReferenced, transaction } from '#core/transaction'

/** Orders and entitlements belong to higher domains: their foreign keys prevent the deletion. */
export async function deleteCourse(ctx: HttpContext, id: number): Promise<void> {
  try {
    await transaction(async (trx) => {
      const course = await lockOwnCourse(trx, requireUser(ctx), id)
      if (!course.isUnpublished) throw new UserError(messages.onlyUnpublishedDeletable)
      const parent = await trx.from('course_models').where('model_course_id', id).first()
      if (parent) throw new UserError(messages.usedNotDeletable)

      await loadParts(course)
      await purgeCourse(trx, course)
      await audit(trx, ctx, { action: 'course.delete', object: `course:${id}`, before: courseAuditRecord(course) })
      await removePapers(trx, { course_id: id })
      await course.useTransaction(trx).delete()
    })
  } catch (error) {
    if (isReferenced(error)) throw new UserError(messages.soldNotDeletable)
    throw error
  }
}
