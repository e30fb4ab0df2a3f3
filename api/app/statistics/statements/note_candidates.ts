import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { changedSince, notedSince } from '#statistics/statements/candidates'
import { lastClosedMonths } from '#statistics/statements/closed_months'
import { compareLines } from '#statistics/statements/compare_lines'
import { recountCorrections } from '#statistics/statements/recount_corrections'
import type { StatementLine } from '#statistics/statements/statement'

/** Writes down which lines changed after they were closed. The first time it looks at all of them. @param until before it began, as stored text */
export async function noteCandidates(until: string): Promise<void> {
  if ((await notedSince(db.connection())) === null) await noteAll()
  await transaction(async (trx) => {
    await lockNotes(trx)
    const [since, closed] = [await notedSince(trx), await lastClosedMonths(trx)]
    if (since !== null && closed.size) {
      const changed = await compareLines(trx, closed, changedSince(since, closed))
      for (const [channelId, lines] of changed) await addCandidates(trx, channelId, lines)
    }
    await trx.from('counted_sales').update({ candidates_since: until })
  })
}

async function noteAll(): Promise<void> {
  for (const channelId of (await lastClosedMonths(db.connection())).keys()) {
    await transaction(async (trx) => {
      await lockNotes(trx)
      const month = (await lastClosedMonths(trx, channelId)).get(channelId)!
      await addCandidates(trx, channelId, await recountCorrections(trx, channelId, month))
    })
  }
}

/** Whoever notes does it under the lock of counting. */
export const lockNotes = (trx: Trx) => trx.from('counted_sales').forUpdate().first()

export async function addCandidates(trx: Trx, channelId: number, lines: StatementLine[]): Promise<void> {
  const ids = [...new Set(lines.map(({ orderItemId }) => orderItemId))]
  for (let at = 0; at < ids.length; at += 200) {
    const some = ids.slice(at, at + 200)
    const rows = await trx
      .from('statement_candidates')
      .where('channel_id', channelId)
      .whereIn('order_item_id', some)
      .select('order_item_id as id')
    const known = new Set(rows.map(({ id }) => id))
    const fresh = some.filter((id) => !known.has(id))
    if (!fresh.length) continue
    await trx
      .table('statement_candidates')
      .multiInsert(fresh.map((id) => ({ channel_id: channelId, order_item_id: id })))
  }
}

/** Once they stand on a statement; a row that this transaction does not see is of a change that it does not see either. */
export async function takeCandidates(trx: Trx, channelId: number): Promise<void> {
  const [{ last }] = await trx.from('statement_candidates').where('channel_id', channelId).max('id as last')
  if (last === null) return
  await trx.from('statement_candidates').where('channel_id', channelId).where('id', '<=', last).delete()
}
