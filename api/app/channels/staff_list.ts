import db from '@adonisjs/lucid/services/db'
import type { ChannelKind } from '#channels/terms'
import { multiplier } from '#core/money'
import { maskTelephone } from '#core/shared_rules'
import { likeContains } from '#core/query_rules'
import { Role } from '#core/roles'
import { toWireTime } from '#core/time'
import { sortedBy, type Sorting } from '#core/lists/sorting'

interface Filters extends Sorting<'channels' | 'teachers'> {
  roleId?: Role
  userId?: number
  name?: string
  exclusiveCode?: string
  page?: number
  pageSize?: number
}

export async function staffList(filters: Filters) {
  const { roleId = Role.Teacher, userId, name, exclusiveCode, page = 1, pageSize = 100 } = filters
  const people = usersWithRole(roleId)
    .if(userId, (query) => query.where('users.id', userId!))
    .if(name, (query) => query.whereRaw("users.user_name like ? escape '!'", [likeContains(name!)]))
    .if(exclusiveCode, (query) => query.where('channels.exclusive_code', exclusiveCode!.toUpperCase()))

  const [{ total }] = await people.clone().count('* as total')
  const rows = await sorted(withColumns(people), filters).forPage(page, pageSize)
  return { users: rows.map((row) => toStaff(row, roleId)), total: Number(total) }
}

const columns = {
  userName: 'users.user_name',
  loginName: 'users.login_name',
  createTime: 'users.created_at',
  kind: 'channels.kind',
  exclusiveCode: 'channels.exclusive_code',
  exclusiveDiscount: 'channels.discount_bp',
}

function sorted(people: ReturnType<typeof withColumns>, filters: Filters) {
  const [sort] = sortedBy<'channels' | 'teachers'>(filters, columns)
  return (sort ? people.orderByRaw(sort.join(' ')) : people).orderBy('users.id')
}

export async function findStaff(role: Role, userId: number) {
  const [row] = await withColumns(usersWithRole(role)).where('users.id', userId)
  return row ? toStaff(row, role) : null
}

function usersWithRole(role: Role) {
  return db
    .from('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .leftJoin('channels', 'channels.user_id', 'users.id')
    .where('user_roles.role', role)
    .whereNull('users.deleted_at')
}

function withColumns(people: ReturnType<typeof usersWithRole>) {
  return people
    .select('users.id', 'users.user_name', 'users.login_name', 'users.telephone')
    .select('users.avatar_url')
    .select('users.disabled_at', 'users.created_at')
    .select('channels.exclusive_code', 'channels.discount_bp', 'channels.kind')
}

function toStaff(row: Record<string, any>, role: Role) {
  return {
    userId: row.id as number,
    userName: row.user_name as string,
    loginName: row.login_name as string,
    telephone: row.telephone ? maskTelephone(row.telephone) : null,
    avatarUrl: row.avatar_url as string | null,
    role,
    disabled: Boolean(row.disabled_at),
    createTime: toWireTime(row.created_at as string),
    exclusiveCode: (row.exclusive_code ?? null) as string | null,
    exclusiveDiscount: row.discount_bp ? multiplier(row.discount_bp) : null,
    kind: (row.kind ?? null) as ChannelKind | null,
  }
}
