import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'

export default class TeachersController {
  async index() {
    const teachers: { userId: number; userName: string }[] = await db
      .from('users')
      .join('user_roles', 'user_roles.user_id', 'users.id')
      .where('user_roles.role', Role.Teacher)
      .whereNull('users.deleted_at')
      .orderBy('users.id')
      .select('users.id as userId', 'users.user_name as userName')
    return { teachers }
  }
}
