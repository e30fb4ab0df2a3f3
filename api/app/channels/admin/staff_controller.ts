import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { staffListValidator } from '#channels/validators'
import { multiplier } from '#core/money'
import { maskTelephone } from '#core/plain_rules'
import { Role } from '#core/roles'

/** Teachers and channels, by name and code; phones are masked in every list. */
export default class StaffController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(staffListValidator)
    const { roleId = Role.Teacher, name, exclusiveCode, page = 1, pageSize = 100 } = filters
    const people = db
      .from('users')
      .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
      .leftJoin('channels', 'channels.user_id', 'users.id')
      .where('user_roles.role', roleId)
      .whereNull('users.deleted_at')
      .if(name, (query) => query.whereILike('users.user_name', `%${name}%`))
      .if(exclusiveCode, (query) => query.where('channels.exclusive_code', exclusiveCode!))

    const [{ total }] = await people.clone().count('* as total')
    const rows = await people
      .select('users.id', 'users.user_name', 'users.login_name', 'users.telephone')
      .select('channels.exclusive_code', 'channels.discount_bp')
      .orderBy('users.id')
      .forPage(page, pageSize)

    return {
      users: rows.map((row) => ({
        userId: row.id as number,
        userName: row.user_name as string,
        loginName: row.login_name as string,
        telephone: row.telephone ? maskTelephone(row.telephone) : null,
        role: roleId,
        exclusiveCode: (row.exclusive_code ?? null) as string | null,
        exclusiveDiscount: row.discount_bp ? multiplier(row.discount_bp) : null,
      })),
      total: Number(total),
    }
  }
}
