import { setTimeout as pause } from 'node:timers/promises'
import { invariants } from '@zhuxue/database/invariants'
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise'

interface Member {
  name: string
  connection: Connection
}

/** Past proxy and product. */
export async function openMember(port: string): Promise<Member> {
  const connection = await createConnection({
    ...{ host: '127.0.0.1', port: Number(port), user: 'root', database: process.env.DB_DATABASE },
    ...{ supportBigNumbers: true, dateStrings: true },
  })
  return { name: `member ${port}`, connection }
}

export async function untrueOn(connection: Connection): Promise<string[]> {
  const untrue: string[] = []
  for (const { name, sql } of invariants) {
    const [rows] = await connection.query<RowDataPacket[]>(`${sql} LIMIT 5`)
    if (rows.length) untrue.push(`not true: ${name}`)
  }
  return untrue
}

/**
 * Every table with the same rows on each member, once all have applied the same transactions. Jobs of the worker still write
 * meanwhile, so a table differs only when it does each time.
 */
export async function differences(members: readonly Member[]): Promise<string[]> {
  let found: string[] = []
  for (let tries = 0; tries < 20; tries++) {
    await untilTheSame(members)
    const now = await differencesNow(members)
    found = tries ? found.filter((sentence) => now.includes(sentence)) : now
    if (!found.length) break
    await pause(300)
  }
  return found
}

async function differencesNow(members: readonly Member[]): Promise<string[]> {
  const [first, ...others] = await Promise.all(members.map(checksums))
  return others.flatMap((sums, at) =>
    [...sums].flatMap(([table, sum]) =>
      first.get(table) === sum ? [] : [`${members[at + 1].name}: ${table} differs from the first`]
    )
  )
}

async function untilTheSame(members: readonly Member[]): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const sets = await Promise.all(
      members.map(async ({ connection }) => {
        const [[row]] = await connection.query<RowDataPacket[]>('select @@gtid_executed as gtids')
        return String(row.gtids)
      })
    )
    if (new Set(sets).size === 1) return
    await pause(200)
  }
}

async function checksums({ connection }: Member): Promise<Map<string, string>> {
  const [tables] = await connection.query<RowDataPacket[]>(
    `select table_name as name from information_schema.tables
     where table_schema = database() and table_type = 'BASE TABLE'`
  )
  const names = tables.map(({ name }) => `\`${name}\``)
  const [rows] = await connection.query<RowDataPacket[]>(`checksum table ${names.join(', ')}`)
  return new Map(rows.map(({ Table, Checksum }) => [String(Table), String(Checksum)]))
}
