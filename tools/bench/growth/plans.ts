import type { Connection } from 'mysql2/promise'
import { effortOf, recorded } from './recorded.js'

/** How MariaDB reads what a call asks it: each SELECT with its plan and the rows that it reads. */
export async function plansOf(sql: Connection, ask: () => Promise<unknown>): Promise<string[]> {
  const lines = []
  for (const statement of await recorded(sql, ask)) {
    if (!/^select/i.test(statement)) continue
    const effort = await effortOf(sql, statement).catch((error: Error) => error)
    const said = statement.slice(0, 600)
    lines.push(
      effort instanceof Error
        ? `${effort.message}: ${said}`
        : `${effort.read} rows read, ${effort.returned} returned: ${said}\n      ${effort.plan}`
    )
  }
  return lines
}
