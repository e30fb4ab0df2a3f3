import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { checkForm } from '#catalogue/authoring/check_form'
import Course from '#catalogue/course'
import { contentAttributes, adjustableAttributes, type CourseForm } from '#catalogue/authoring/course_form'
import { purgeCourse } from '#catalogue/purge_course'
import { loadParts, writeParts } from '#catalogue/authoring/course_parts'
import { rejectContentChanges } from '#catalogue/authoring/reject_content_changes'
import { courseAuditRecord } from '#catalogue/course_audit_record'
import { ensureCurrentFormVersion } from '#catalogue/publications/course_version'
import { nextDisplayOrder } from '#catalogue/display_order'
import { lockOwnCourse } from '#catalogue/lock_course'
import { renameCoursePaper } from '#catalogue/papers_contract'
import { searchColumns } from '#catalogue/search/searched_text'
import { newStreamName } from '#catalogue/videos/stream_name'
import { CourseStatus, CourseType, isHidden, messages } from '#catalogue/terms'
import { audit, differences } from '#core/audit/audit'
import { requireUser, type CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { prepareRichText } from '#core/rich_text/prepare_rich_text'
import { transaction, type Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'

/** Contents change only while unpublished; an admin changes prices and order in any state (docs/product.md 2.6). */
@inject()
export class SaveCourse {
  constructor(protected storage: ObjectStorage) {}

  async execute(ctx: HttpContext, form: CourseForm): Promise<Course> {
    const user = requireUser(ctx)
    await ensureFormulasRender(form)
    return transaction(async (trx) => {
      const course = await this.#lockOrCreate(trx, user, form)
      const before = course.$isPersisted ? course : null
      const record = before && courseAuditRecord(course)

      await checkForm(trx, form, { user, storage: this.storage, before })
      const contents = contentAttributes(form, before, user)
      if (course.isUnpublished) course.merge(contents)
      else rejectContentChanges(course, contents, form.models, user)
      course.merge(adjustableAttributes(form, before, user))
      course.bumpVersion(user.id)
      await this.#write(trx, course, form)

      await audit(trx, ctx, {
        action: before ? 'course.update' : 'course.create',
        object: `course:${course.id}`,
        reason: form.reason ?? undefined,
        ...differences(record ?? {}, courseAuditRecord(course)),
      })
      await purgeCourse(trx, course)
      return course
    })
  }

  async #lockOrCreate(trx: Trx, user: CurrentUser, form: CourseForm): Promise<Course> {
    const type = form.courseType as CourseType
    if (!form.courseId) return newCourse(user, type, await nextDisplayOrder(trx, type))

    const course = await lockOwnCourse(trx, user, form.courseId)
    if (course.courseType !== type) throw new UserError(messages.typeFixed, { field: 'courseType' })
    await ensureCurrentFormVersion(trx, course, form.lockVersion)
    await loadParts(course)
    return course
  }

  async #write(trx: Trx, course: Course, form: CourseForm): Promise<void> {
    const isRenamed = course.$isPersisted && Boolean(course.$dirty.courseName)
    course.merge({ ...searchColumns(course.courseName), hidden: isHidden(form.courseTags) })
    if (course.courseType === CourseType.Live) course.liveStream ??= newStreamName()
    await course.useTransaction(trx).save()
    if (isRenamed) await renameCoursePaper(trx, course)
    await writeParts(trx, course, form)
  }
}

/** Runs before any row is locked, because rendering is slow. */
async function ensureFormulasRender({ courseDescription }: CourseForm): Promise<void> {
  const errorText = await prepareRichText(courseDescription ?? '')
  if (errorText) throw new UserError(errorText, { field: 'courseDescription' })
}

function newCourse(user: CurrentUser, courseType: CourseType, courseOrder: number): Course {
  return new Course().merge({
    courseType,
    courseOrder,
    courseStatus: CourseStatus.Unpublish,
    createdBy: user.id,
    lockVersion: 0,
    formVersion: 0,
  })
}
