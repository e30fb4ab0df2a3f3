import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { noDifference, writeDifference, type SaleDifference } from '#statistics/sales/checking/sale_difference'
import { lastClosedMonths } from '#statistics/statements/closed_months'
import { correctionsThrough } from '#statistics/statements/corrections'
import { addCandidates, lockNotes } from '#statistics/statements/note_candidates'
import { recountCorrections } from '#statistics/statements/recount_corrections'

/** Holds the corrections that statements would show against the whole history of each partner; what they miss is noted. One difference for all of a run. */
export async function checkCorrections(through: string): Promise<SaleDifference[]> {
  let missedCorrections = 0
  for (const channelId of (await lastClosedMonths(db.connection())).keys()) {
    const missed = await transaction((trx) => missedLines(trx, channelId))
    if (missed.length) missedCorrections += await transaction((trx) => mend(trx, channelId))
  }
  if (!missedCorrections) return []
  const found = { ...noDifference(through), missedCorrections }
  return [await transaction((trx) => writeDifference(trx, found))]
}

async function missedLines(trx: Trx, channelId: number) {
  const closed = await lastClosedMonths(trx, channelId)
  const shown = (await correctionsThrough(trx, closed)).get(channelId) ?? []
  const known = new Set(shown.map(({ orderItemId }) => orderItemId))
  const counted = await recountCorrections(trx, channelId, closed.get(channelId)!)
  return counted.filter(({ orderItemId }) => !known.has(orderItemId))
}

/** @returns how many lines were missed */
async function mend(trx: Trx, channelId: number): Promise<number> {
  await lockNotes(trx)
  const missed = await missedLines(trx, channelId)
  await addCandidates(trx, channelId, missed)
  return missed.length
}
