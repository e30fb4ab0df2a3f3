const [minute, hour] = [60, 3600]
const steps = [1, 2, 5, 10, 15, 30]
  .map((minutes) => minutes * minute)
  .concat([1, 2, 4, 8, 24].map((hours) => hours * hour))
const mostTicks = 6

/** Ticks of an axis of seconds, at whole minutes and hours. */
export function durationTicks(most: number): number[] {
  const days = Math.ceil(most / mostTicks / (24 * hour)) * 24 * hour
  const step = steps.find((seconds) => most / seconds <= mostTicks) ?? days
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
}
