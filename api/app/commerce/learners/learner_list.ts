import db from '@adonisjs/lucid/services/db'
import { OrderStatus } from '#commerce/terms'
import { likeContains, matchTelephone } from '#core/query_rules'
import type { Role } from '#core/roles'

export interface LearnerFilters {
  name?: string
  telephone?: string
  /** Id or part of the name; finds people who paid for it. */
  buyCourse?: string
  role?: Role
}

export function learners({ name, telephone, buyCourse, role }: LearnerFilters) {
  return db
    .from('users')
    .whereNull('users.deleted_at')
    .if(name, (query) => query.whereRaw("users.user_name like ? escape '!'", [likeContains(name!)]))
    .if(telephone, (query) => matchTelephone(query, 'users.telephone', telephone!))
    .if(role, (query) =>
      query.whereIn('users.id', db.from('user_roles').select('user_id').where('role', role!))
    )
    .if(buyCourse, (query) => query.whereIn('users.id', buyersOf(buyCourse!)))
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
    .select('users.disabled_at', 'users.last_login_at', 'users.created_at')
    .select(paid)
}

export async function rolesOf(ids: number[]): Promise<Map<number, Role[]>> {
  const rows = await db.from('user_roles').whereIn('user_id', ids).orderBy('position')
  const roles = new Map<number, Role[]>(ids.map((id) => [id, []]))
  for (const { user_id: id, role } of rows) roles.get(id)!.push(role)
  return roles
}

function buyersOf(course: string) {
  const items = db
    .from('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .where('orders.order_status', OrderStatus.Paid)
    .select('orders.user_id')
  return /^\d+$/.test(course)
    ? items.where('order_items.course_id', Number(course))
    : items.whereRaw("order_items.item_name like ? escape '!'", [likeContains(course)])
}
