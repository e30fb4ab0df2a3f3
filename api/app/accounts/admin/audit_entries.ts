import db from '@adonisjs/lucid/services/db'
import { toWireTime } from '#core/time'
import { fieldsOf, kindOf, objectsIn } from '#start/object_types'
import { titlesOf, type ObjectTitle } from '#start/object_titles'

type Row = Record<string, any>
type Facts = Record<string, unknown> | null

/** Entries with what one request wrote about one object in one row, and the titles of the objects they name. */
export async function entriesWithTitles(ids: number[]) {
  const rows = await db.from('audit_logs').whereIn('id', ids).orderBy('id', 'desc')
  const requestIds = [...new Set(rows.map(({ request_id: id }) => id).filter(Boolean))]
  const all: Row[] = requestIds.length
    ? await db.from('audit_logs').whereIn('request_id', requestIds).orderBy('id')
    : []
  const logs = rows.map((row) => toLog([row, ...all.filter((other) => other.id > row.id && isSame(row, other))]))
  const titles = new Map((await titlesIn(logs)).map((one) => [one.object, one]))
  return logs.map((log) => ({
    ...log,
    titles: [...new Set(objectsOf(log))].flatMap((object) => titles.get(object) ?? []),
  }))
}

export const sameRequest = ['request_id', 'actor_id', 'action', 'object'] as const

function isSame(one: Row, other: Row): boolean {
  return sameRequest.every((column) => one[column] !== null && one[column] === other[column])
}

/** The first state before and the last after; a regrade writes one entry per batch of papers. */
function toLog(rows: Row[]) {
  const [row] = rows
  const object = row.object as string
  return {
    auditLogId: row.id as number,
    auditLogIds: rows.map(({ id }) => id as number),
    actorId: row.actor_id as number | null,
    actorName: row.actor_name as string,
    role: row.role as string,
    action: row.action as string,
    object,
    before: parseJson(row.before),
    after: rows.map(({ after }) => parseJson(after)).reduce((sum, facts) => added(object, sum, facts)),
    reason: row.reason as string | null,
    ip: row.ip as string | null,
    requestId: row.request_id as string | null,
    createTime: toWireTime(row.created_at as string),
  }
}

type Log = ReturnType<typeof toLog>

function added(object: string, sum: Facts, facts: Facts): Facts {
  if (!sum || !facts) return facts ?? sum
  const adding = Object.entries(facts).map(([name, value]) => {
    const former = sum[name]
    if (!fieldsOf(object)[name]?.adds) return [name, value]
    if (Array.isArray(former) && Array.isArray(value)) return [name, [...former, ...value]]
    return [name, typeof former === 'number' && typeof value === 'number' ? former + value : value]
  })
  return { ...sum, ...Object.fromEntries(adding) }
}

function parseJson(text: string | null): Facts {
  return text === null ? null : JSON.parse(text)
}

async function titlesIn(logs: Log[]): Promise<ObjectTitle[]> {
  const named = new Set(logs.flatMap(objectsOf))
  const titles = await titlesOf(named)
  const known = new Set(titles.map(({ object }) => object))
  return [...titles, ...(await titlesOfDeleted([...named].filter((object) => !known.has(object))))]
}

function objectsOf({ object, before, after, actorId }: Log): string[] {
  const fields = fieldsOf(object)
  const values = [before, after].flatMap((facts) => Object.entries(facts ?? {}))
  const inValues = values.flatMap(([name, value]) => (fields[name] ? objectsIn(fields[name], value) : []))
  return [object, ...(actorId ? [`user:${actorId}`] : []), ...inValues]
}

/** Fields that hold the title of an object that has no row any more, in the entry of its deletion. */
const titleFields: Record<string, string> = {
  'course': 'courseName',
  'chapter': 'chapterTitle',
  'video': 'title',
  'user-course': 'telephone',
  'synonyms': 'words',
}

async function titlesOfDeleted(objects: string[]): Promise<ObjectTitle[]> {
  const deleted = objects.filter((object) => titleFields[kindOf(object)])
  if (!deleted.length) return []
  const rows: Row[] = await db
    .from('audit_logs')
    .whereIn('object', deleted)
    .whereIn(
      'action',
      Object.keys(titleFields).map((kind) => `${kind}.delete`)
    )
    .select('object', 'before')
  return rows.flatMap(({ object, before }) => {
    const title = parseJson(before)?.[titleFields[kindOf(object)]]
    return title ? [{ object, title: [title].flat().join('、'), owner: null, gone: true }] : []
  })
}
