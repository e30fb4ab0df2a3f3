import type { DateTime } from 'luxon'

/** Minutes after a try: each minute at first, then ever more patiently (the wallet's own advice). */
const minutes = [1, 1, 1, 1, 1, 5, 10, 20]
const patiently = 30
/** A wallet that takes nothing for about a day is left alone until somebody asks again. */
const mostTries = 55

/** When a refund is told or asked about again, or null when enough was tried. */
export function nextAttemptAt(from: DateTime, tries: number): DateTime | null {
  if (tries > mostTries) return null
  return from.plus({ minutes: minutes[tries - 1] ?? patiently })
}

/** The same for a refund that the wallet has taken: it is asked about for as long as it takes. */
export function nextStatusCheckAt(from: DateTime, tries: number): DateTime {
  return from.plus({ minutes: minutes[tries - 1] ?? patiently })
}
