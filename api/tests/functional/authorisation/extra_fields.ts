import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { registeredRoutes } from '#core/http/routes_table'
import { schemaNode } from './taken_fields.js'

/** Names of fields in the API that differ from their columns, and names that an attacker would try. */
const wireNames = [
  'roles',
  'isAdmin',
  'admin',
  'disabled',
  'deleted',
  'password',
  'passwd',
  'passWd',
  'userRole',
  'teacherId',
  'courseTeacher',
  'orderAmt',
  'wareAmt',
  'coursePrice',
  'exclusiveDiscount',
  'userScore',
  'courseTime',
  'courseTags',
  '__proto__',
  'constructor',
]

/** A time and a number that appear nowhere else in the fixture. */
const offeredTime = '2000-01-01 00:00:00'
const offeredNumber = 31_987

type Body = Record<string, unknown>

/** Every column of the tables in snake and camel case, with a value of its type. */
export async function everyColumn(tables: string[]): Promise<Body> {
  const names = new Set(wireNames)
  for (const table of tables) {
    for (const column of Object.keys(await db.connection().columnsInfo(table))) {
      names.add(column).add(camel(column))
    }
  }
  return Object.fromEntries([...names].map((name) => [name, valueFor(name)]))
}

function valueFor(name: string): unknown {
  if (/role/i.test(name)) return ['admin']
  if (/(_a|A)t$/.test(name)) return offeredTime
  return offeredNumber
}

/** The offered fields without those that the route accepts, since these may have an effect. */
export function fieldsNotAcceptedBy(key: string, offers: Body): Body {
  const route = registeredRoutes(router).find((one) => one.key === key)
  const node = schemaNode(route!.declaration!.takes)
  if (!node) return offers

  const taken = new Set(node.properties!.map(({ fieldName }) => fieldName))
  return Object.fromEntries(Object.entries(offers).filter(([name]) => !taken.has(name)))
}

/** Columns that differ between two runs, unless an offered value was written to them. */
const random =
  /^(created_at|updated_at|request_id|order_no|outer_order_no|issue_no|verify_code|credential|file_key|file_bytes|superseded_at|nonce|signature|receipt_no|request_no|cause|key_start|key_end|live_key|active_key|public_id|payload)$|(_?hash|_cipher)$/
const numbers = /^(id|object|reference|subject|.*_id)$/

/**
 * Rows of each table. Ids of new rows are left out, also where old rows refer to them: MySQL does not reuse ids after
 * a rollback.
 */
export async function rowsOf(tables: string[], before?: Record<string, Body[]>) {
  const client = db.connection()
  const found: Record<string, Body[]> = {}
  for (const table of tables) {
    const old = before && new Map(before[table].map((row) => [row.id, row]))
    const rows: Body[] = await client.from(table).select('*')
    found[table] = rows.map((row) => clean(row, old ? old.get(row.id) : row))
  }
  return found
}

function clean(row: Body, before: Body | undefined): Body {
  const cells = Object.entries(row).map(([column, value]) => {
    const isNumber = numbers.test(column) && value !== before?.[column]
    const offered = value === offeredTime || String(value) === String(offeredNumber)
    if ((random.test(column) || isNumber) && !offered) return [column, 'varies']
    return [column, !before && typeof value === 'string' ? withoutNumber(value) : value]
  })
  return Object.fromEntries(cells)
}

/** Removes ids of new rows from audit entries: `"id":7`, `"ids":[7,8]`, the id of a certificate, a random key. */
function withoutNumber(text: string): string {
  const unnumbered = text.replace(/ZX\d\d(-[0-9A-Z]{4}){4}/g, 'ZX').replace(/zxk_test_\w+…\w+/g, 'zxk')
  return unnumbered.replace(/("\w*[iI]ds?"):(\d+|\[[\d,]*\])/g, (expected, name, numbers) =>
    String(numbers).includes(String(offeredNumber)) ? expected : `${name}:0`
  )
}

function camel(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Rows that exist after one run but not after the other. */
export function differing(one: Record<string, Body[]>, other: Record<string, Body[]>): string[] {
  // Tables that neither run has read again are the same array.
  const lines = (rows: typeof one) =>
    Object.entries(rows)
      .filter(([table]) => one[table] !== other[table])
      .flatMap(([table, all]) => all.map((row) => `${table} ${JSON.stringify(row)}`))
  const [ones, others] = [new Set(lines(one)), new Set(lines(other))]
  return [
    ...[...ones.difference(others)].map((line) => `- ${line}`),
    ...[...others.difference(ones)].map((line) => `+ ${line}`),
  ]
}
