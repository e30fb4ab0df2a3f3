import type { DateTime } from 'luxon'

/** Minutes after each attempt, as WeChat Pay recommends. */
const minutes = [1, 1, 1, 1, 1, 5, 10, 20]
const lastInterval = 30
/** About a day; after that an admin has to retry. */
const maxAttempts = 55

/** Null after too many attempts. */
export function nextAttemptAt(from: DateTime, attempts: number): DateTime | null {
  return attempts > maxAttempts ? null : nextStatusCheckAt(from, attempts)
}

/** Without a limit, for a refund that the provider has accepted. */
export function nextStatusCheckAt(from: DateTime, attempts: number): DateTime {
  return from.plus({ minutes: minutes[attempts - 1] ?? lastInterval })
}
