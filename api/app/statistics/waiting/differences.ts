import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { audit } from '#core/audit/audit'
import { toYuan } from '#core/money'
import { now, toStored, toWireTime } from '#core/time'
import { transaction } from '#core/transaction'

const mostShown = 100

/** What the nightly check found and nobody has seen yet, newest first. */
export async function unseenDifferences() {
  const rows = await db.from('sale_differences').whereNull('seen_at').orderBy('id', 'desc').limit(mostShown)
  return rows.map((row) => ({
    saleDifferenceId: row.id as number,
    day: String(row.day).slice(0, 10),
    keptAmount: toYuan(Number(row.kept_fen)),
    countedAmount: toYuan(Number(row.counted_fen)),
    keptCopies: row.kept_copies as number,
    countedCopies: row.counted_copies as number,
    keptOrders: row.kept_orders as number,
    countedOrders: row.counted_orders as number,
    wrongBuyers: row.wrong_buyers as number,
    missedCorrections: row.missed_corrections as number,
    foundTime: toWireTime(row.created_at)!,
  }))
}

/** Up to the newest one that was shown: what was found since then is shown first. */
export async function markDifferencesSeen(ctx: HttpContext, upTo: number): Promise<number> {
  return transaction(async (trx) => {
    const seen = await trx
      .from('sale_differences')
      .whereNull('seen_at')
      .where('id', '<=', upTo)
      .update({ seen_at: toStored(now()) })
    await audit(trx, ctx, {
      action: 'sale-difference.see',
      object: 'sale-differences',
      after: { upTo, seen: Number(seen) },
    })
    return Number(seen)
  })
}
