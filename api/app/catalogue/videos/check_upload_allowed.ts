import Course from '#catalogue/course'
import { messages } from '#catalogue/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'

export async function checkUploadAllowed(user: CurrentUser, courseId?: number): Promise<void> {
  if (isAdmin(user)) return
  if (!courseId) throw new UserError(messages.saveFirst, { field: 'courseId' })
  const course = await Course.query().where({ id: courseId, teacherId: user.id }).first()
  if (!course) throw new NotFound()
  if (!course.isUnpublished) throw new UserError(messages.onlyUnpublishedEditable)
}
