import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { changedLines } from '#statistics/statements/changed_lines'
import type { ClosedThrough } from '#statistics/statements/closed_months'
import { compareLines } from '#statistics/statements/compare_lines'
import type { StatementLine } from '#statistics/statements/statement'

/**
 * What the months up to the last closed one of each partner would be now, less what was closed and corrected so far, by
 * order line, in as many statements for any number of partners.
 */
export async function correctionsThrough(
  client: QueryClientContract,
  closed: ClosedThrough
): Promise<Map<number, StatementLine[]>> {
  if (!closed.size) return new Map()
  return compareLines(client, closed, await changedLines(client, closed))
}
