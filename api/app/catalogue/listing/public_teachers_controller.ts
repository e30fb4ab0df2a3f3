import db from '@adonisjs/lucid/services/db'
import { publicOnly } from '#catalogue/visibility'
import { Role } from '#core/roles'

/** Teachers of a course on sale who have a picture. */
export default class PublicTeachersController {
  async index() {
    const teachers: { teacherName: string; avatarUrl: string }[] = await db
      .from('users')
      .join('user_roles', 'user_roles.user_id', 'users.id')
      .where('user_roles.role', Role.Teacher)
      .whereNull('users.deleted_at')
      .whereNotNull('users.avatar_url')
      .whereIn('users.id', publicOnly(db.from('courses')).select('teacher_id'))
      .orderBy('users.id')
      .select('users.user_name as teacherName', 'users.avatar_url as avatarUrl')
    return { teachers }
  }
}
