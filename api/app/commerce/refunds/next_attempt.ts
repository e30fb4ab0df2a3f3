import type { DateTime } from 'luxon'

/** Minutes after each attempt, as the wallet recommends. */
const minutes = [1, 1, 1, 1, 1, 5, 10, 20]
const lastInterval = 30
/** About a day; after that an admin has to retry. */
const maxAttempts = 55

/** Null after too many attempts. */
export function nextAttemptAt(from: DateTime, attempts: number): DateTime | null {
  return attempts > maxAttempts ? null : nextStatusCheckAt(from, attempts)
}

/** Without an end, for a refund that the wallet has accepted. */
export function nextStatusCheckAt(from: DateTime, attempts: number): DateTime {
  return from.plus({ minutes: minutes[attempts - 1] ?? lastInterval })
}
