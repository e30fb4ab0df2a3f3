import type { DateTime } from 'luxon'

/** Minutes after each attempt, as the wallet recommends. */
const minutes = [1, 1, 1, 1, 1, 5, 10, 20]
const lastInterval = 30
/** About a day; after that an admin has to retry. */
const maxAttempts = 55

/** When a refund is requested again, or null when there were too many attempts. */
export function nextAttemptAt(from: DateTime, attempts: number): DateTime | null {
  return attempts > maxAttempts ? null : nextStatusCheckAt(from, attempts)
}

/** Without an end: a refund that the wallet has accepted is queried for as long as it takes. */
export function nextStatusCheckAt(from: DateTime, attempts: number): DateTime {
  return from.plus({ minutes: minutes[attempts - 1] ?? lastInterval })
}
