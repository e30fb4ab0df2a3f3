import { addDays } from '#core/time'
import { today, type DateRange } from '#statistics/date_ranges'
import { RangeType } from '#statistics/terms'

export function daysOf(range: RangeType): DateRange {
  if (range === RangeType.Total) return {}
  const day = range === RangeType.Today ? today() : addDays(today(), -1)
  return { from: day, to: day }
}
