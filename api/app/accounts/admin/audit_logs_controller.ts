import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { entriesWithTitles, sameRequest } from '#accounts/admin/audit_entries'
import { auditLogsValidator } from '#accounts/admin/validators'
import { AuditReads } from '#core/audit/terms'
import { likeStartsWith } from '#core/query_rules'
import { pageOfRows } from '#core/paginate'
import { dayEnd, dayStart, toStored } from '#core/time'
import { relatedObjects, type Related } from '#start/related_objects'

export default class AuditLogsController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(auditLogsValidator)
    const { actor, action, object, from, to, reads, related, page, pageSize } = filters
    const actors = actor ? await actorsNamed(actor) : null
    const actions = action && (await distinctActions(action))
    const others = related && object ? await relatedObjects(object) : null
    const entries = () =>
      db
        .from('audit_logs')
        .if(actors !== null, (query) => query.where((actor) => actors!(actor)))
        .if(actions, (query) => query.whereIn('action', actions as string[]))
        .if(!actions && !reads, (query) => query.whereNotIn('action', [...AuditReads]))
        .if(object, (query) => query.where((what) => filterByObject(what, object!, others)))
        .if(from, (query) => query.where('created_at', '>=', toStored(dayStart(from!))))
        .if(to, (query) => query.where('created_at', '<', toStored(dayEnd(to!))))
        .whereNotExists(isLaterPart)

    const pageRequest = { id: 'audit_logs.id', page, pageSize }
    const { ids, total, more } = await pageOfRows(entries, pageRequest)
    return { logs: await entriesWithTitles(ids), total, more }
  }
}

/** An entry after the first that one request wrote about one object. */
function isLaterPart(query: any): void {
  query.from('audit_logs as first').select('first.id').whereColumn('first.id', '<', 'audit_logs.id')
  for (const column of sameRequest) query.whereColumn(`first.${column}`, `audit_logs.${column}`)
}

/** By login name or name of the person. */
async function actorsNamed(part: string) {
  const rows = await db.from('audit_logs').distinct('actor_name')
  const names = rows.map((row) => String(row.actor_name)).filter((name) => name.includes(part))
  const people = await db
    .from('users')
    .whereIn('id', db.from('audit_logs').whereNotNull('actor_id').distinct('actor_id'))
    .where('user_name', part)
    .select('id')
  return (query: any) =>
    query.whereIn('actor_name', names).orWhereIn(
      'actor_id',
      people.map(({ id }) => id)
    )
}

/** Finds the few distinct values that contain `part`, because the index finds entries by the whole value only. */
async function distinctActions(part: string): Promise<string[]> {
  const rows = await db.from('audit_logs').distinct('action')
  return rows.map((row) => String(row.action)).filter((value) => value.includes(part))
}

/** `course:12` is one course; `course` alone matches all courses. */
function filterByObject(query: any, object: string, others: Related | null): void {
  query.where('object', object)
  if (!object.includes(':')) query.orWhereRaw("object like ? escape '!'", [likeStartsWith(`${object}:`)])
  if (!others?.objects.length) return
  query.orWhere((other: any) => {
    other.whereIn('object', others.objects)
    if (others.actions) other.whereIn('action', others.actions)
  })
}
