import { addDays, now, toStored } from '#core/time'
import { spanOf } from '#statistics/days'
import { momentOf, type CountedHours } from '#statistics/sales/counted_sales'
import { spanOfHour } from '#statistics/sales/hours/kept_hours'

/** Hours to count of the day after the kept ones, each after those before it: what changed, and what is over since. */
export function hoursToCount(through: string, hours: CountedHours['hours']): string[] {
  const { from, until } = spanAfter(through)
  return [...(hours?.changed ?? []), ...hoursOver(hours?.until ?? from!, until!)]
}

function* hoursOver(first: string, end: string): Generator<string> {
  const last = [toStored(now()), end].sort()[0]
  for (let hour = first; spanOfHour(hour).until <= last; hour = spanOfHour(hour).until) yield hour
}

/** Whether days and all hours before this one are still kept; another process may have counted its day, or forgotten its hours. */
export function isNext(
  hour: string,
  through: string,
  kept: { through: string | null; hoursThrough: string | null }
): boolean {
  const end = kept.hoursThrough ? momentOf(kept.hoursThrough) : spanAfter(through).from!
  return String(kept.through).slice(0, 10) === through && hour <= end
}

/** The end of the kept hours, with this one. */
export function endWith(hour: string, hoursThrough: string | null): string {
  const { until } = spanOfHour(hour)
  return hoursThrough && momentOf(hoursThrough) > until ? momentOf(hoursThrough) : until
}

function spanAfter(through: string) {
  const day = addDays(through, 1)
  return spanOf({ from: day, to: day })
}
