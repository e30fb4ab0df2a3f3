import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { dayEnd, dayStart, now, toStored, toWireDay } from '#core/time'

/** Business days (Asia/Shanghai) as `yyyy-MM-dd`, both inclusive; unbounded where null. */
export interface DateRange {
  from?: string
  to?: string
}

export interface RequestedDays {
  startDate?: string
  endDate?: string
  dateRange?: string[]
}

export function requestedDays({ startDate, endDate, dateRange }: RequestedDays): DateRange {
  const [from, to] = dateRange ?? [startDate, endDate]
  return { from, to }
}

/** The times of a date range as stored text, the end exclusive. */
export interface TimeRange {
  from: string | null
  until: string | null
}

export const dayOf = (time: DateTime): string => toWireDay(time)

export const today = (): string => dayOf(now())

export function toTimeRange({ from, to }: DateRange): TimeRange {
  return { from: from ? toStored(dayStart(from)) : null, until: to ? toStored(dayEnd(to)) : null }
}

/** Rows with a time in any of these ranges. */
export function within(
  query: DatabaseQueryBuilderContract,
  column: string,
  span: TimeRange | TimeRange[]
): DatabaseQueryBuilderContract {
  const isIn = (part: DatabaseQueryBuilderContract, { from, until }: TimeRange) => {
    if (from) part.where(column, '>=', from)
    if (until) part.where(column, '<', until)
    return part
  }
  const spans = [span].flat()
  if (spans.length === 1) return isIn(query, spans[0])
  return query.where((any) => {
    any.whereRaw('1 = 0')
    for (const one of spans) any.orWhere((part) => void isIn(part, one))
  })
}
