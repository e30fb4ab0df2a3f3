import type { DateTime } from 'luxon'
import { readSetting } from '#settings/read_setting'
import type { Trx } from '#core/transaction'
import { businessDay, lastDay } from '#learning/entitlements/validity'

export interface SeatItem {
  id: number
  orderId: number
  courseId: number
  courseCount: number
  refundedCount: number
  paidAt: DateTime
}

export function boughtSeats({ courseCount, refundedCount }: SeatItem): number {
  return courseCount - refundedCount
}

/** The same for all: a difference would reveal another entitlement of the learner to the buyer (docs/decisions/0010). */
export async function lastDayOfSeats(trx: Trx, { paidAt }: SeatItem): Promise<string> {
  return lastDay(businessDay(paidAt), Number(await readSetting('validityDays', trx)), null)
}
