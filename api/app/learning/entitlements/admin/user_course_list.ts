import db from '@adonisjs/lucid/services/db'
import { likeContains, matchTelephone } from '#core/query_rules'
import type { CourseSource } from '#learning/terms'

export interface UserCourseFilters {
  orderId?: string
  createType?: CourseSource
  telephone?: string
  userId?: number
}

export function userCourses(filters: UserCourseFilters) {
  const { orderId, createType, telephone, userId } = filters
  return db
    .from('user_courses')
    .if(orderId, (query) =>
      query.whereIn('user_courses.order_id', matching('orders', 'order_no', orderId!))
    )
    .if(createType, (query) => query.where('user_courses.source', createType!))
    .if(userId, (query) => query.where('user_courses.user_id', userId!))
    .if(telephone, (query) => query.where((either) => ofTelephone(either, telephone!)))
}

function ofTelephone(query: Query, telephone: string) {
  query
    .whereIn(
      'user_courses.user_id',
      matchTelephone(db.from('users').select('id'), 'telephone', telephone)
    )
    .orWhere((seat) =>
      matchTelephone(seat.whereNull('user_courses.user_id'), 'user_courses.telephone', telephone)
    )
}

type Query = ReturnType<ReturnType<typeof db.connection>['from']>

function matching(table: string, column: string, text: string) {
  return db
    .from(table)
    .select('id')
    .whereRaw(`${column} like ? escape '!'`, [likeContains(text)])
}

export function withNames(query: ReturnType<typeof userCourses>) {
  return query
    .join('courses', 'courses.id', 'user_courses.course_id')
    .leftJoin('users', 'users.id', 'user_courses.user_id')
    .leftJoin('orders', 'orders.id', 'user_courses.order_id')
    .select('user_courses.id', 'user_courses.course_id', 'courses.course_name')
    .select('courses.course_type', 'user_courses.user_id', 'users.user_name')
    .select('users.telephone as own_telephone', 'user_courses.telephone')
    .select('orders.order_no', 'user_courses.source', 'user_courses.user_course_status')
    .select('user_courses.expires_on', 'user_courses.first_studied_at', 'user_courses.created_at')
    .orderBy('user_courses.id', 'desc')
}
