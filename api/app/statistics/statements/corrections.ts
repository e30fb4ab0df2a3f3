import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { changedLines } from '#statistics/statements/changed_lines'
import type { ClosedThrough } from '#statistics/statements/closed_months'
import { compareLines } from '#statistics/statements/compare_lines'
import type { StatementLine } from '#statistics/statements/statement'

/**
 * The current amounts of each channel's closed months minus the amounts closed and corrected so far, by order line. The
 * number of SQL statements does not depend on the number of channels.
 */
export async function correctionsThrough(
  client: QueryClientContract,
  closed: ClosedThrough
): Promise<Map<number, StatementLine[]>> {
  if (!closed.size) return new Map()
  return compareLines(client, closed, await changedLines(client, closed))
}
