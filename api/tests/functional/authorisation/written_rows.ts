import db from '@adonisjs/lucid/services/db'
import { writeMarker, writtenSince } from './written_tables.js'

/** Tables that a refused call may well touch: counters, logs of tries, and the queue. */
const busy = /^(rate_limits|login_logs|access_tokens|sms_codes|adonis_|queue_)/

/** The tables whose rows a refused call must leave alone. Ask before a transaction wraps the test. */
export async function unchangedTables(): Promise<string[]> {
  const tables = await db.connection().getAllTables()
  return tables.filter((table) => !busy.test(table)).sort()
}

/** Whether anything was written since it was asked last; reads only the tables into which somebody wrote. */
export class WrittenRows {
  #atFirst = new Map<string, string>()
  #rows = new Map<string, string>()
  #moment = 0

  constructor(private readonly tables: string[]) {}

  /** What it finds from now on is compared with now. */
  async begin(): Promise<void> {
    this.#atFirst = await textsOf(this.tables)
    this.beginAgain()
  }

  /** Everything since the beginning was rolled back. */
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

/** One text over every row of each table. */
async function textsOf(tables: string[]): Promise<Map<string, string>> {
  const client = db.connection()
  const texts = new Map<string, string>()
  for (const table of tables) {
    texts.set(table, JSON.stringify(await client.from(table).select('*')))
  }
  return texts
}
