import { type DateTime } from 'luxon'
import { BusinessZone, now, toStored } from '#core/time'
import { PlayRange, PlayRangeDays } from '#learning/play_statis/terms'

/** The first business day of a range, and that moment as it is stored; null for all there is. */
export function rangeStart(range: PlayRange = PlayRange.All): { day: string; at: string } | null {
  const days = PlayRangeDays[range]
  if (days === null) return null
  const start = now()
    .setZone(BusinessZone)
    .startOf('day')
    .minus({ days: days - 1 })
  return { day: start.toISODate()!, at: toStored(start as DateTime) }
}
