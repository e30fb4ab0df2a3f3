import { filterByTelephone } from '#accounts/filter_by_telephone'
import db from '@adonisjs/lucid/services/db'
import { likeStartsWith, matchTelephone } from '#core/query_rules'
import { OrderType, type CourseSource } from '#learning/terms'

export interface UserCourseFilters {
  /** The whole number or its beginning. */
  orderId?: string
  createType?: CourseSource
  /** Resolved by `peopleOf`. */
  telephone?: { search: string; people: number[] }
  userId?: number
  /** The buyer of the bulk order whose seats others got. */
  buyerId?: number
  courseId?: number
}

export function userCourses(filters: UserCourseFilters) {
  const { orderId, createType, telephone, userId, buyerId, courseId } = filters
  return db
    .from('user_courses')
    .if(orderId, (query) => query.whereIn('user_courses.order_id', ordersBeginning(orderId!)))
    .if(createType, (query) => query.where('user_courses.source', createType!))
    .if(courseId, (query) => query.where('user_courses.course_id', courseId!))
    .if(userId, (query) => query.where('user_courses.user_id', userId!))
    .if(buyerId, (query) => query.whereIn('user_courses.order_id', bulkOrdersOf(buyerId!)))
    .if(telephone, (query) => query.where((either) => ofTelephone(either, telephone!)))
}

/** Users with the number; their entitlements are found by user id, pending seats by the number itself. */
export async function peopleOf(telephone: string): Promise<number[]> {
  const rows = await filterByTelephone(telephone)
  return rows.map(({ id }) => Number(id))
}

function ofTelephone(query: Query, { search, people }: { search: string; people: number[] }) {
  query
    .whereIn('user_courses.user_id', people)
    .orWhere((seat) => matchTelephone(seat.whereNull('user_courses.user_id'), 'user_courses.telephone', search))
}

type Query = ReturnType<ReturnType<typeof db.connection>['from']>

const ordersBeginning = (text: string) =>
  db
    .from('orders')
    .select('id')
    .whereRaw(`order_no like ? escape '!'`, [likeStartsWith(text)])

const bulkOrdersOf = (buyerId: number) =>
  db.from('orders').select('id').where({ user_id: buyerId, order_type: OrderType.Package })

/** What the learner studied in the course, in seconds that count. */
const studiedSeconds = () =>
  db
    .from('chapter_progress')
    .whereColumn('chapter_progress.user_id', 'user_courses.user_id')
    .whereColumn('chapter_progress.course_id', 'user_courses.course_id')
    .sum('chapter_progress.credited_seconds')

export function withNames(query: ReturnType<typeof userCourses>) {
  return query
    .join('courses', 'courses.id', 'user_courses.course_id')
    .leftJoin('users', 'users.id', 'user_courses.user_id')
    .leftJoin('orders', 'orders.id', 'user_courses.order_id')
    .select('user_courses.id', 'user_courses.course_id', 'courses.course_name')
    .select('courses.course_type', 'user_courses.user_id', 'users.user_name')
    .select('users.telephone as own_telephone', 'user_courses.telephone')
    .select('orders.order_no', 'user_courses.source', 'user_courses.user_course_status')
    .select(studiedSeconds().as('studied_seconds'))
    .select('user_courses.expires_on', 'user_courses.first_studied_at', 'user_courses.created_at')
    .orderBy('user_courses.id', 'desc')
}
