import type { DateTime } from 'luxon'
import {
  detailFieldNames,
  fieldOf,
  type CourseField,
  type CourseFieldValues,
  type DetailFieldName,
} from '#catalogue/course_fields'
import { toMinutes, toSeconds } from '#core/duration'
import { toFen, multiplier, toYuan } from '#core/money'
import { fromWireTime, toWireTime } from '#core/time'
import { safeHtml } from '#core/rich_text/rich_text'

/** SQLite returns flags as numbers, models as booleans, MySQL either. */
export function flagValue(stored: unknown): 0 | 1 {
  return Number(stored) ? 1 : 0
}

export function wireValue({ kind, options }: CourseField, stored: unknown): unknown {
  if (kind === 'rich') return stored ?? ''
  if (stored === null || stored === undefined) return null
  switch (kind) {
    case 'money':
      return toYuan(Number(stored))
    case 'minutes':
      return toMinutes(Number(stored))
    case 'time':
      return toWireTime(stored as DateTime | string)
    case 'multiplier':
      return multiplier(Number(stored))
    case 'count':
      return Number(stored)
    case 'flag':
      return flagValue(stored)
    case 'choice':
      return options && 1 in options ? Number(stored) : stored
    default:
      return stored
  }
}

export function storedValue({ kind }: CourseField, sent: unknown): unknown {
  switch (kind) {
    case 'rich':
      return safeHtml((sent as string | null) ?? '')
    case 'money':
      return toFen(Number(sent ?? 0))
    case 'minutes':
      return toSeconds(Number(sent ?? 0))
    case 'time':
      return typeof sent === 'string' ? fromWireTime(sent) : (sent ?? null)
    default:
      return sent ?? null
  }
}

export function detailValues(row: object): Pick<CourseFieldValues, DetailFieldName> {
  const stored = row as Record<string, unknown>
  return Object.fromEntries(
    detailFieldNames.map((name) => {
      const field = fieldOf(name)
      return [name, wireValue(field, stored[field.attribute])]
    })
  ) as Pick<CourseFieldValues, DetailFieldName>
}
