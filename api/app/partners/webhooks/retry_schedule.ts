const [minute, hour] = [60, 3600]

/** Seconds until the next attempt, by the number of attempts so far: ten attempts in three days. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** With up to a fifth more or less, so that the events of an outage do not return together; null after the last attempt. */
export function pauseAfter(attempts: number): number | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : pause * (0.8 + Math.random() * 0.4)
}
