import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface SaleDifference {
  day: string
  keptFen: number
  countedFen: number
  keptCopies: number
  countedCopies: number
  /** Rows of `buyers` that were missing, too many or of another day. */
  wrongBuyers: number
}

/** For the log, and for the desk of an admin until it is seen. */
export async function writeDifference(trx: Trx, found: SaleDifference): Promise<SaleDifference> {
  logger.error(found, 'kept sales differed from the orders and were counted anew')
  await trx.table('sale_differences').insert({
    day: found.day,
    ...{ kept_fen: found.keptFen, counted_fen: found.countedFen },
    ...{ kept_copies: found.keptCopies, counted_copies: found.countedCopies },
    wrong_buyers: found.wrongBuyers,
    created_at: toStored(now()),
  })
  return found
}
