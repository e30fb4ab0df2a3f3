import { setTimeout as pause } from 'node:timers/promises'
import type { Connection, RowDataPacket } from 'mysql2/promise'

/** What the product says to its database while somebody works, word for word. */
export async function recorded(sql: Connection, work: () => Promise<unknown>): Promise<string[]> {
  await sql.query("set global log_output = 'TABLE'")
  await sql.query('truncate table mysql.general_log')
  await sql.query('set global general_log = on')
  await work()
  // What is said after the answer belongs to the call as well.
  await pause(100)
  await sql.query('set global general_log = off')
  const [rows] = await sql.query<RowDataPacket[]>(
    `select convert(argument using utf8mb4) as said from mysql.general_log
     where command_type in ('Query', 'Execute') and thread_id <> connection_id()
       and thread_id in (select id from information_schema.processlist where db = database())
     order by event_time`
  )
  return (
    rows
      .map(({ said }) => String(said).replaceAll(/\s+/g, ' ').trim())
      // What is sent prepared is also there without its values.
      .filter((said) => !/[ (]\?(?=[ ,)]|$)/.test(said))
  )
}

export interface Effort {
  read: number
  returned: number
  plan: string
}

/**
 * Rows that a statement reads (of tables, indexes and temporary tables: the same on a busy machine and a quiet one)
 * and rows that it returns or changes. What it changes is taken back.
 */
export async function effortOf(sql: Connection, statement: string): Promise<Effort> {
  await sql.query('start transaction')
  try {
    const [steps] = await sql.query<RowDataPacket[]>(`explain ${statement}`)
    await sql.query('flush status')
    const [result] = await sql.query(`set statement max_statement_time = 30 for ${statement}`)
    const [rows] = await sql.query<RowDataPacket[]>("show session status like 'Handler_read%'")
    return {
      read: rows.reduce((sum, row) => sum + Number(row.Value), 0),
      returned: Array.isArray(result) ? result.length : (result as any).affectedRows,
      plan: steps
        .filter(({ table }) => table)
        .map((step) =>
          `${step.table} ${step.type} ${step.key ?? '-'} ${step.rows} ${step.Extra ?? ''}`.trim()
        )
        .join('; '),
    }
  } finally {
    await sql.query('rollback')
  }
}

/** The same for each statement that differs in its values alone. */
export function shapeOf(statement: string): string {
  return statement
    .replaceAll(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .replaceAll(/\b\d+(\.\d+)?\b/g, '?')
    .replaceAll(/\(\?(?:, ?\?)+\)/g, '(?…)')
}
