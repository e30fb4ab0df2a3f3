import { readFileSync } from 'node:fs'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface Invariant {
  /** The statement that must always hold. */
  name: string
  /** Selects the rows that violate it. */
  sql: string
}

/** Read from `invariants.sql` in order: the name in a comment, then the query up to its semicolon. */
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

/** The names of violated invariants, each with the ids of the first rows. */
export async function brokenInvariants(db: QueryClientContract): Promise<string[]> {
  const broken: string[] = []
  for (const { name, sql } of invariants) {
    const answer = await db.rawQuery(`${sql} LIMIT 5`)
    const rows: Record<string, unknown>[] = db.dialect.name === 'mysql' ? answer[0] : answer
    if (rows.length) broken.push(`${name}: ${rows.map((row) => Object.values(row)[0]).join(', ')}`)
  }
  return broken
}
