import { readFileSync } from 'node:fs'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface Invariant {
  /** A sentence that is always true. */
  name: string
  /** Finds the rows where it is not. */
  sql: string
}

/** What `invariants.sql` says, in its order: a sentence in a comment, then the query, up to its semicolon. */
export const invariants: Invariant[] = readInvariants(
  readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8')
)

export function readInvariants(text: string): Invariant[] {
  const blocks = text.split(/;\s*(?:\n|$)/).filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const lines = block.trim().split('\n')
    const begin = lines.findIndex((line) => !line.startsWith('--') && line.trim() !== '')
    return { name: lines[begin - 1].replace(/^--\s*/, ''), sql: lines.slice(begin).join('\n') }
  })
}

/** The names of the invariants that do not hold, each with the ids of the first rows. */
export async function brokenInvariants(db: QueryClientContract): Promise<string[]> {
  const broken: string[] = []
  for (const { name, sql } of invariants) {
    const answer = await db.rawQuery(`${sql} LIMIT 5`)
    const rows: Record<string, unknown>[] = db.dialect.name === 'mysql' ? answer[0] : answer
    if (rows.length) broken.push(`${name}: ${rows.map((row) => Object.values(row)[0]).join(', ')}`)
  }
  return broken
}
