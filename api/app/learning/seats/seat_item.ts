import type { DateTime } from 'luxon'
import { setting } from '#settings/param'
import type { Trx } from '#core/transaction'
import { businessDay, lastDay } from '#learning/entitlements/validity'

/** A line of a paid package order: each of its copies is a seat. */
export interface SeatItem {
  id: number
  orderId: number
  courseId: number
  courseCount: number
  /** Copies that were given back for money. */
  refundedCount: number
  paidAt: DateTime
}

/** Copies that are to be handed out, or have been. */
export function boughtSeats({ courseCount, refundedCount }: SeatItem): number {
  return courseCount - refundedCount
}

/**
 * The last day of a line's seats, `yyyy-MM-dd`: counted from payment, alike for all of them. A right that
 * the receiver has already does not lengthen it, so that the day tells the buyer nothing of the person
 * (docs/decisions/0019).
 */
export async function lastDayOfSeats(trx: Trx, { paidAt }: SeatItem): Promise<string> {
  return lastDay(businessDay(paidAt), Number(await setting('validityDays', trx)), null)
}
