import type { LucidRow } from '@adonisjs/lucid/types/model'
import { DayStatus } from '#core/reconciliation/terms'
import { now } from '#core/time'
import { isDuplicate, RetryTransaction, transaction, type Trx } from '#core/transaction'

interface DayRow extends LucidRow {
  status: DayStatus
  failure: string | null
}

/** Columns set when a run of a day starts. */
export const startedRun = (byHand: boolean) => ({ byHand, ranAt: now() })

/**
 * Creates the row of a day that was never run. If two first runs race, the second retries and finds it.
 * @throws RetryTransaction
 */
export async function createDay<Day>(create: () => Promise<Day>): Promise<Day> {
  try {
    return await create()
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction('another run of the day was first')
    throw error
  }
}

/** Retains the results of an earlier run of the day. */
export function saveFailedDay<Day extends DayRow>(lockDay: (trx: Trx) => Promise<Day>, failure: string): Promise<Day> {
  return transaction(async (trx) => {
    const day = (await lockDay(trx)).useTransaction(trx)
    Object.assign(day, { status: DayStatus.Failed, failure })
    return day.save()
  })
}
