import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { candidatesOf, notedSince } from '#statistics/statements/candidates'
import type { ClosedThrough } from '#statistics/statements/closed_months'
import { recountCorrections } from '#statistics/statements/recount_corrections'
import { compareLines } from '#statistics/statements/compare_lines'
import type { StatementLine } from '#statistics/statements/statement'

/**
 * What the months up to the last closed one of each partner would be now, less what was closed and corrected so far, by
 * line of order. It reads what changed since (docs/decisions/0098), in as many statements for any number of partners.
 */
export async function correctionsThrough(
  client: QueryClientContract,
  closed: ClosedThrough
): Promise<Map<number, StatementLine[]>> {
  if (!closed.size) return new Map()
  const since = await notedSince(client)
  if (since !== null) return compareLines(client, closed, candidatesOf(since, closed))
  const corrections = new Map<number, StatementLine[]>()
  for (const [channelId, month] of closed) {
    corrections.set(channelId, await recountCorrections(client, channelId, month))
  }
  return corrections
}
