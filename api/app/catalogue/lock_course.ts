import Course from '#catalogue/course'
import type { CurrentUser } from '#core/current_user'
import { hasRole } from '#core/current_user'
import { NotFound } from '#core/errors'
import { Role } from '#core/roles'
import type { Trx } from '#core/transaction'

/** Any course for an admin, an own course for a teacher; others get the error of a missing course. */
export async function lockOwnCourse(trx: Trx, user: CurrentUser, id: number): Promise<Course> {
  const query = Course.query({ client: trx }).where('id', id).forUpdate()
  if (!hasRole(user, Role.Admin)) query.where('teacherId', user.id)

  const course = await query.first()
  if (!course) throw new NotFound()
  return course
}

/** A course that the user teaches; other roles of the user do not count. */
export async function lockCourseOfTeacher(trx: Trx, user: CurrentUser, id: number): Promise<Course> {
  const course = await Course.query({ client: trx }).where('id', id).where('teacherId', user.id).forUpdate().first()
  if (!course) throw new NotFound()
  return course
}
