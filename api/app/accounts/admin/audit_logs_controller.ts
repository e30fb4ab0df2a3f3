import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { auditLogsValidator } from '#accounts/admin/validators'
import { likeStartsWith } from '#core/query_rules'
import { pageOfRows } from '#core/paginate'
import { dayEnd, dayStart, toWireTime, toStored } from '#core/time'

export default class AuditLogsController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(auditLogsValidator)
    const { actor, action, object, from, to, page, pageSize } = filters
    const actors = actor && (await distinctValues('actor_name', actor))
    const actions = action && (await distinctValues('action', action))
    const entries = () =>
      db
        .from('audit_logs')
        .if(actors, (query) => query.whereIn('actor_name', actors as string[]))
        .if(actions, (query) => query.whereIn('action', actions as string[]))
        .if(object, (query) => query.where((what) => filterByObject(what, object!)))
        .if(from, (query) => query.where('created_at', '>=', toStored(dayStart(from!))))
        .if(to, (query) => query.where('created_at', '<', toStored(dayEnd(to!))))

    const pageRequest = { id: 'audit_logs.id', page, pageSize }
    const { ids, total, more } = await pageOfRows(entries, pageRequest)
    const rows = await db.from('audit_logs').whereIn('id', ids).orderBy('id', 'desc')
    return { logs: rows.map(toLog), total, more }
  }
}

/** Finds the few distinct values that contain `part`, because the index finds entries by the whole value only. */
async function distinctValues(column: 'actor_name' | 'action', part: string): Promise<string[]> {
  const rows = await db.from('audit_logs').distinct(column)
  return rows.map((row) => String(row[column])).filter((value) => value.includes(part))
}

/** `course:12` is one course; `course` alone matches all courses. */
function filterByObject(query: any, object: string): void {
  query.where('object', object)
  if (object.includes(':')) return
  query.orWhereRaw("object like ? escape '!'", [likeStartsWith(`${object}:`)])
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
