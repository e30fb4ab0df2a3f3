import { restoreWithdrawn } from '#certificates/withdrawals/restore_withdrawn'
import type { Trx } from '#core/transaction'
import { finishSeats } from '#learning/entitlements/finish_seats'

interface NewEntitlements {
  /** Null for a telephone number without an account. */
  userIds: (number | null)[]
  courseIds: number[]
}

/**
 * Any new entitlement restores the hours that a refund withdrew with the course. Called after the entitlement was
 * written; the caller holds the locks of these users.
 */
export async function restoreHours(trx: Trx, { userIds, courseIds }: NewEntitlements): Promise<void> {
  const people = userIds.filter((id) => id !== null)
  const restored = await restoreWithdrawn(trx, { userIds: people, courseIds })
  for (const record of restored) await finishSeats(trx, record)
}
