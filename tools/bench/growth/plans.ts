import type { Connection } from 'mysql2/promise'
import { effortOf, recorded } from './recorded.js'

/** How MariaDB reads what a call asks it: each SELECT with its plan and the rows that it reads. */
export async function plansOf(sql: Connection, ask: () => Promise<unknown>): Promise<string[]> {
  const lines = []
  for (const statement of await recorded(sql, ask)) {
    if (!/^select/i.test(statement)) continue
    const { read, returned, plan } = await effortOf(sql, statement)
    lines.push(`${read} rows read, ${returned} returned: ${statement.slice(0, 600)}\n      ${plan}`)
  }
  return lines
}
