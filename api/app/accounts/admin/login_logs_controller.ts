import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { maskLoginName } from '#accounts/sessions/login_log'
import type { LoginEvent } from '#accounts/sessions/terms'
import { loginLogsValidator } from '#accounts/admin/validators'
import { likeStartsWith } from '#core/query_rules'
import { inOrderOf, pageOfRows, Reading } from '#core/paginate'
import { dayEnd, dayStart, toWireTime, toStored } from '#core/time'
import { sortedBy } from '#core/lists/sorting'

const columns = {
  loginName: 'login_logs.login_name',
  event: 'login_logs.event',
  loginTime: 'login_logs.created_at',
  loginIp: 'login_logs.ip',
}

export default class LoginLogsController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(loginLogsValidator)
    const { loginName, userId, event, succeeded, from, to, page, pageSize } = filters
    const entries = (reading: Reading) =>
      db
        .from('login_logs')
        .if(loginName, (query) => query.where((name) => matchLoginName(name, loginName!, reading)))
        .if(userId, (query) => query.where('user_id', userId!))
        .if(event, (query) => query.where('event', event!))
        .if(succeeded !== undefined, (query) => query.where('succeeded', succeeded ? 1 : 0))
        .if(from, (query) => query.where('created_at', '>=', toStored(dayStart(from!))))
        .if(to, (query) => query.where('created_at', '<', toStored(dayEnd(to!))))

    const sortBy = sortedBy<'login-logs'>(filters, columns, [[columns.loginTime, 'desc']])
    const pageRequest = { id: 'login_logs.id', sortBy, page, pageSize }
    const { ids, total, more } = await pageOfRows(entries, pageRequest)
    const rows = inOrderOf(ids, await db.from('login_logs').whereIn('id', ids))
    return { logs: rows.map(toLog), total, more }
  }
}

/**
 * Matches the start of a name, or all sign-ins of the account with this whole name. The log stores masked numbers, so a
 * whole number is masked before the comparison, and four digits match the end of a number.
 */
function matchLoginName(query: any, loginName: string, reading: Reading): void {
  const name = reading === Reading.Along ? "coalesce(login_name, '')" : 'login_name'
  query.whereRaw(`${name} like ? escape '!'`, [likeStartsWith(loginName)])
  query.orWhereIn('user_id', db.from('users').where('login_name', loginName).select('id'))
  const masked = maskLoginName(loginName)
  if (masked !== loginName) query.orWhere('login_name', masked)
  if (/^\d{4}$/.test(loginName)) {
    query.orWhereIn(
      'login_name',
      telephoneStarts.map((start) => `${start}****${loginName}`)
    )
  }
}

const telephoneStarts = Array.from({ length: 70 }, (_, at) => 130 + at)

function toLog(row: Record<string, any>) {
  return {
    loginLogId: row.id as number,
    userId: row.user_id as number | null,
    loginName: row.login_name as string,
    loginType: row.login_type as string,
    loginTime: toWireTime(row.created_at as string),
    loginIp: row.ip as string,
    event: row.event as LoginEvent,
    succeeded: Boolean(row.succeeded),
    userAgent: row.user_agent as string | null,
  }
}
