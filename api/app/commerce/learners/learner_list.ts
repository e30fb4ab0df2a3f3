import db from '@adonisjs/lucid/services/db'
import { courseIdsByName } from '#commerce/course_ids_by_name'
import { OrderStatus } from '#commerce/terms'
import { likeContains, matchTelephone } from '#core/query_rules'
import type { Role } from '#core/roles'
import { Reading } from '#core/paginate'
import { getOrFail } from '#core/get_or_fail'

export interface LearnerFilters {
  name?: string
  telephone?: string
  /** Id, or part of the product's current name; finds users who paid for it. */
  buyCourse?: string
  /** Ids that match a name in `buyCourse`, when they were looked up before (`courseIdsByName`). */
  boughtIds?: number[]
  role?: Role
}

export function learners(filters: LearnerFilters, reading: Reading = Reading.Along) {
  const { name, telephone, buyCourse, boughtIds, role } = filters
  const found = db
    .from('users')
    .whereNull('users.deleted_at')
    .if(name, (query) => query.whereRaw("users.user_name like ? escape '!'", [likeContains(name!)]))
    .if(telephone, (query) => matchTelephone(query, 'users.telephone', telephone!))
  if (reading === Reading.Along) {
    if (role) found.whereRaw(`${existsRoleSql} limit 1) = 1`, [role])
    if (buyCourse) found.whereRaw(...buyersOfCourseSql(buyCourse))
    return found
  }
  if (role) {
    found.whereIn('users.id', db.from('user_roles').select('user_id').where('role', role))
  }
  if (buyCourse) {
    found
      .distinct()
      .join('orders as paid', 'paid.user_id', 'users.id')
      .where('paid.order_status', OrderStatus.Paid)
      .join('order_items as bought', 'bought.order_id', 'paid.id')
    if (isId(buyCourse)) found.where('bought.course_id', Number(buyCourse))
    else if (boughtIds) found.whereIn('bought.course_id', boughtIds)
    else {
      found
        .join('courses', 'courses.id', 'bought.course_id')
        .whereRaw("courses.course_name like ? escape '!'", [likeContains(buyCourse)])
    }
  }
  return found
}

/** Adds the matching course ids, so that a rare product is found by an index. */
export async function resolveBoughtCourseIds(filters: LearnerFilters): Promise<LearnerFilters> {
  const { buyCourse } = filters
  if (!buyCourse || isId(buyCourse)) return filters
  return { ...filters, boughtIds: await courseIdsByName(buyCourse) }
}

const isId = (text: string) => /^\d+$/.test(text)

/** The comparison with 1 makes the engine check user by user; `exists` would be rewritten to a join. */
const existsRoleSql = '(select 1 from user_roles where user_id = users.id and role = ?'

function buyersOfCourseSql(course: string): [sql: string, bindings: (string | number)[]] {
  const bought = isId(course) ? 'order_items.course_id = ?' : "courses.course_name like ? escape '!'"
  return [
    `(select 1 from orders join order_items on order_items.order_id = orders.id
       join courses on courses.id = order_items.course_id
       where orders.user_id = users.id and orders.order_status = ${OrderStatus.Paid} and ${bought}
       limit 1) = 1`,
    [isId(course) ? Number(course) : likeContains(course)],
  ]
}

export function withOrderCount(people: ReturnType<typeof learners>) {
  const paid = db
    .from('orders')
    .count('*')
    .whereColumn('orders.user_id', 'users.id')
    .where('order_status', OrderStatus.Paid)
    .as('order_count')
  return people
    .select('users.id', 'users.login_name', 'users.user_name', 'users.telephone')
    .select('users.id_card_masked', 'users.id_card_cipher', 'users.user_status')
    .select('users.disabled_at', 'users.staff_hold_at', 'users.last_login_at', 'users.created_at')
    .select(paid)
}

export async function rolesOf(ids: number[]): Promise<Map<number, Role[]>> {
  const rows = await db.from('user_roles').whereIn('user_id', ids).orderBy('position')
  const roles = new Map<number, Role[]>(ids.map((id) => [id, []]))
  for (const { user_id: id, role } of rows) getOrFail(roles, id).push(role)
  return roles
}
