import db from '@adonisjs/lucid/services/db'
import { writeMarker, writtenSince } from './written_tables.js'

/** Tables that a rejected call may write: counters, logs of attempts and the queue. */
const busy = /^(rate_limits|login_logs|access_tokens|sms_codes|adonis_|queue_)/

/** Tables that a rejected call must not change. Call it before a transaction wraps the test. */
export async function unchangedTables(): Promise<string[]> {
  const tables = await db.connection().getAllTables()
  return tables.filter((table) => !busy.test(table)).sort()
}

/** Detects rows written since the last call; reads only tables that had writes. */
export class WrittenRows {
  #atFirst = new Map<string, string>()
  #rows = new Map<string, string>()
  #moment = 0

  constructor(private readonly tables: string[]) {}

  /** Takes the snapshot that later calls are compared with. */
  async begin(): Promise<void> {
    this.#atFirst = await textsOf(this.tables)
    this.beginAgain()
  }

  /** Resets the snapshot after a rollback. */
  beginAgain(): void {
    this.#rows = new Map(this.#atFirst)
    this.#moment = writeMarker()
  }

  async haveChanged(): Promise<boolean> {
    const written = writtenSince(this.#moment, this.tables)
    this.#moment = writeMarker()
    const found = [...(await textsOf(written))]
    const haveChanged = found.some(([table, text]) => text !== this.#rows.get(table))
    for (const [table, text] of found) this.#rows.set(table, text)
    return haveChanged
  }
}

/** One text with all rows of each table. */
async function textsOf(tables: string[]): Promise<Map<string, string>> {
  const client = db.connection()
  const texts = new Map<string, string>()
  for (const table of tables) {
    texts.set(table, JSON.stringify(await client.from(table).select('*')))
  }
  return texts
}
