import db from '@adonisjs/lucid/services/db'
import { CourseSource } from '#learning/terms'

export async function grantedBy(userId: number, courseIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .from('user_courses')
    .join('orders', 'orders.id', 'user_courses.order_id')
    .join('users', 'users.id', 'orders.user_id')
    .where({ 'user_courses.user_id': userId, 'user_courses.source': CourseSource.Assignment })
    .whereIn('user_courses.course_id', courseIds)
    .select('user_courses.id', 'users.user_name as name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}
