import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface SaleDifference {
  day: string
  keptFen: number
  countedFen: number
  keptCopies: number
  countedCopies: number
  /** Orders of lines; of the teachers' figures when only these were wrong; placed orders when it is those. */
  keptOrders: number
  countedOrders: number
  /** Rows of `buyers` that were missing, too many or of another day. */
  wrongBuyers: number
  /** Lines of which a correction was owed that no statement would have shown. */
  missedCorrections: number
}

export const noDifference = (day: string): SaleDifference => ({
  day,
  keptFen: 0,
  countedFen: 0,
  keptCopies: 0,
  countedCopies: 0,
  keptOrders: 0,
  countedOrders: 0,
  wrongBuyers: 0,
  missedCorrections: 0,
})

/** For the log, and for the desk of an admin until it is seen. */
export async function writeDifference(trx: Trx, found: SaleDifference): Promise<SaleDifference> {
  logger.error(found, 'kept sales differed from the orders and were counted anew')
  await trx
    .table('sale_differences')
    .insert({
      day: found.day,
      kept_fen: found.keptFen,
      counted_fen: found.countedFen,
      kept_copies: found.keptCopies,
      counted_copies: found.countedCopies,
      kept_orders: found.keptOrders,
      counted_orders: found.countedOrders,
      wrong_buyers: found.wrongBuyers,
      missed_corrections: found.missedCorrections,
      created_at: toStored(now()),
    })
  return found
}
