import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { maskLoginName } from '#accounts/login_log'
import type { LoginEvent } from '#accounts/sessions/terms'
import { loginLogsValidator } from '#accounts/admin/validators'
import { likeContains } from '#core/query_rules'
import { dayEnd, dayStart, toWireTime, toStored } from '#core/time'

export default class LoginLogsController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(loginLogsValidator)
    const { loginName, userId, event, succeeded, from, to, page = 1, pageSize = 10 } = filters
    const entries = db
      .from('login_logs')
      .if(loginName, (query) => query.where((name) => matchLoginName(name, loginName!)))
      .if(userId, (query) => query.where('user_id', userId!))
      .if(event, (query) => query.where('event', event!))
      .if(succeeded !== undefined, (query) => query.where('succeeded', succeeded ? 1 : 0))
      .if(from, (query) => query.where('created_at', '>=', toStored(dayStart(from!))))
      .if(to, (query) => query.where('created_at', '<', toStored(dayEnd(to!))))

    const [{ total }] = await entries.clone().count('* as total')
    const rows = await entries.orderBy('id', 'desc').forPage(page, pageSize)
    return { logs: rows.map(toLog), total: Number(total) }
  }
}

/** The log stores masked numbers, so a whole number is masked before it is compared. */
function matchLoginName(query: any, loginName: string): void {
  query.whereRaw("login_name like ? escape '!'", [likeContains(loginName)])
  const masked = maskLoginName(loginName)
  if (masked !== loginName) query.orWhere('login_name', masked)
}

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
