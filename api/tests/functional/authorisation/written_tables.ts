import db from '@adonisjs/lucid/services/db'

const changesNothing = /^\s*(select|savepoint|release|rollback|begin|commit|show|pragma|set)\b/i
const changesOne = /^\s*(?:insert (?:ignore )?into [`"]?(\w+)|update [`"]?(\w+)[`"]? set\b)/i

const followed = new WeakSet<object>()
const lastWrites = new Map<string, number>()
let statements = 0
let lastUnclear = 0

/** A position in the statements of this process, for `writtenSince`. */
export function writeMarker(): number {
  db.connection()
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  if (!followed.has(knex)) knex.on('query', ({ sql }: { sql: string }) => note(sql))
  followed.add(knex)
  return statements
}

/**
 * The given tables that may have been written; all of them after a statement whose effect is unclear, such as a
 * cascading delete.
 */
export function writtenSince(moment: number, tables: string[]): string[] {
  if (lastUnclear > moment) return tables
  return tables.filter((table) => (lastWrites.get(table) ?? 0) > moment)
}

function note(sql: string): void {
  statements++
  if (changesNothing.test(sql)) return
  const [, inserted, updated] = changesOne.exec(sql) ?? []
  const table = inserted ?? updated
  if (table) lastWrites.set(table, statements)
  else lastUnclear = statements
}
