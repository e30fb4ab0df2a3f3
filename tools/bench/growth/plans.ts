import { setTimeout as pause } from 'node:timers/promises'
import type { Connection, RowDataPacket } from 'mysql2/promise'

/** How MariaDB reads what a call asks it: each SELECT with its plan and the rows that it reads. */
export async function plansOf(sql: Connection, ask: () => Promise<unknown>): Promise<string[]> {
  const lines = []
  for (const statement of await selectsOf(sql, ask)) {
    const [steps] = await sql.query<RowDataPacket[]>(`explain ${statement}`)
    const plan = steps
      .filter(({ table }) => table)
      .map(({ table, type, key, rows, Extra }) => `${table} ${type} ${key ?? '-'} ${rows} ${Extra}`)
    const said = statement.replaceAll(/\s+/g, ' ').slice(0, 600)
    lines.push(
      `${await rowsRead(sql, statement)} rows read: ${said}\n      ${plan.join('\n      ')}`
    )
  }
  return lines
}

async function selectsOf(sql: Connection, ask: () => Promise<unknown>): Promise<string[]> {
  await sql.query("set global log_output = 'TABLE'")
  await sql.query('truncate table mysql.general_log')
  await sql.query('set global general_log = on')
  await ask()
  await pause(50)
  await sql.query('set global general_log = off')
  const [rows] = await sql.query<RowDataPacket[]>(
    `select convert(argument using utf8mb4) as said from mysql.general_log
     where command_type = 'Query' and thread_id <> connection_id() order by event_time`
  )
  return rows.map(({ said }) => String(said)).filter((said) => /^select/i.test(said))
}

/** Of tables, indexes and temporary tables; the same on a busy machine and a quiet one. */
async function rowsRead(sql: Connection, statement: string): Promise<number> {
  await sql.query('flush status')
  await sql.query(`set statement max_statement_time = 20 for ${statement}`)
  const [rows] = await sql.query<RowDataPacket[]>("show session status like 'Handler_read%'")
  return rows.reduce((sum, row) => sum + Number(row.Value), 0)
}
