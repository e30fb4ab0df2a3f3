import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { auditLogsValidator } from '#accounts/admin/validators'
import { earlierSpellingsOfAction, earlierSpellingsOfObject } from '#core/audit/terms'
import { likeStartsWith, likeContains } from '#core/query_rules'
import { dayEnd, dayStart, toWireTime, toStored } from '#core/time'

export default class AuditLogsController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(auditLogsValidator)
    const { actor, action, object, from, to, page = 1, pageSize = 10 } = filters
    const entries = db
      .from('audit_logs')
      .if(actor, (query) => query.whereRaw("actor_name like ? escape '!'", [likeContains(actor!)]))
      .if(action, (query) => query.where((done) => ofAction(done, action!)))
      .if(object, (query) => query.where((what) => concerning(what, object!)))
      .if(from, (query) => query.where('created_at', '>=', toStored(dayStart(from!))))
      .if(to, (query) => query.where('created_at', '<', toStored(dayEnd(to!))))

    const [{ total }] = await entries.clone().count('* as total')
    const rows = await entries.orderBy('id', 'desc').forPage(page, pageSize)
    return { logs: rows.map(toLog), total: Number(total) }
  }
}

function ofAction(query: any, action: string): void {
  query.whereRaw("action like ? escape '!'", [likeContains(action)])
  query.orWhereIn('action', earlierSpellingsOfAction(action))
}

/** `course:12` is one course; `course` alone asks for every one of them. */
function concerning(query: any, object: string): void {
  for (const spelling of [object, ...earlierSpellingsOfObject(object)]) {
    query.orWhere('object', spelling)
    if (spelling.includes(':')) continue
    query.orWhereRaw("object like ? escape '!'", [likeStartsWith(`${spelling}:`)])
  }
}

function toLog(row: Record<string, any>) {
  return {
    auditLogId: row.id as number,
    actorId: row.actor_id as number | null,
    actorName: row.actor_name as string,
    role: row.role as string,
    action: row.action as string,
    object: row.object as string,
    before: parseJson(row.before),
    after: parseJson(row.after),
    reason: row.reason as string | null,
    ip: row.ip as string | null,
    requestId: row.request_id as string | null,
    createTime: toWireTime(row.created_at as string),
  }
}

function parseJson(text: string | null): Record<string, unknown> | null {
  return text === null ? null : JSON.parse(text)
}
