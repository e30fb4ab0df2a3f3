import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isAdmin, type CurrentUser } from '#core/current_user'
import Paper from '#exams/papers/paper'

/** All papers for an admin, those of own courses and their chapters for a teacher (docs/decisions/0042). */
export function ownPapers(user: CurrentUser, client: QueryClientContract = db.connection()) {
  const query = Paper.query({ client }).whereNull('papers.deleted_at')
  if (isAdmin(user)) return query
  return query.whereIn('papers.course_id', (courses) =>
    courses.from('courses').where('teacher_id', user.id).select('id')
  )
}
