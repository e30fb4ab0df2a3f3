const [minute, hour] = [60, 3600]
const steps = [1, 2, 5, 10, 15, 30]
  .map((minutes) => minutes * minute)
  .concat([1, 2, 4, 8, 24].map((hours) => hours * hour))
const maxTicks = 6

/** Ticks of an axis of seconds, at whole minutes and hours. */
export function durationTicks(maximum: number): number[] {
  const days = Math.ceil(maximum / maxTicks / (24 * hour)) * 24 * hour
  const step = steps.find((seconds) => maximum / seconds <= maxTicks) ?? days
  return Array.from({ length: Math.floor(maximum / step) + 1 }, (_, at) => at * step)
}
