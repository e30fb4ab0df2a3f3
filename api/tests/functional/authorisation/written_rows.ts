import db from '@adonisjs/lucid/services/db'

/** Tables that a refused call may well touch: counters, logs of tries, and the queue. */
const busy = /^(rate_limits|login_logs|access_tokens|sms_codes|adonis_|queue_)/

/** The tables whose rows a refused call must leave alone. Ask before a transaction wraps the test. */
export async function stillTables(): Promise<string[]> {
  const tables = await db.connection().getAllTables()
  return tables.filter((table) => !busy.test(table)).sort()
}

/** Whether anything was written since it was asked last; reads the tables only when somebody wrote at all. */
export class WrittenRows {
  #writes = ''
  #rows = ''

  constructor(private readonly tables: string[]) {}

  /** What it finds from now on is compared with now. */
  async begin(): Promise<void> {
    this.#rows = await fingerprint(this.tables)
    this.#writes = await writesSoFar()
  }

  async haveChanged(): Promise<boolean> {
    if ((await writesSoFar()) === this.#writes) return false
    const before = this.#rows
    await this.begin()
    return this.#rows !== before
  }
}

/** One text over every row of the tables. */
async function fingerprint(tables: string[]): Promise<string> {
  const client = db.connection()
  const texts: string[] = []
  for (const table of tables) {
    texts.push(`${table}:${JSON.stringify(await client.from(table).select('*'))}`)
  }
  return texts.join('\n')
}

/**
 * Differs after every row written, one rolled back or of a busy table too: SQLite counts those of the
 * connection, which is the only one, MySQL those of all connections.
 */
async function writesSoFar(): Promise<string> {
  const client = db.connection()
  if (client.dialect.name !== 'mysql') {
    const [{ writes }] = await client.rawQuery('select total_changes() as writes')
    return String(writes)
  }
  const [rows] = await client.rawQuery(
    `show global status where variable_name in ('Handler_write', 'Handler_update', 'Handler_delete')`
  )
  return JSON.stringify(rows)
}
