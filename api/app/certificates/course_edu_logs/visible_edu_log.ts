import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import CourseEduLog from '#certificates/course_edu_log'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'

/** Visible to its owner and, read-only, to admins; NotFound for all other users (docs/threats.md T15). */
export async function visibleEduLog(
  viewer: CurrentUser,
  id: number,
  client: QueryClientContract = db.connection()
): Promise<CourseEduLog> {
  const query = CourseEduLog.query({ client }).where('id', id)
  if (!isAdmin(viewer)) query.where('userId', viewer.id)
  const log = await query.first()
  if (!log) throw new NotFound()
  return log
}
