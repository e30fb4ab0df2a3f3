import type { DateTime } from 'luxon'
import { RegistryRetentionDays, RegistryReadyHour } from '#certificates/reconciliation/terms'
import { daysBefore, daysDue, lastCompleteDay, type KnownDay } from '#core/reconciliation/days_due'

const rule = { readyHour: RegistryReadyHour }

export const lastRegistryDay = (at: DateTime) => lastCompleteDay(at, rule)

export const firstRegistryDay = (at: DateTime) => daysBefore(at, RegistryRetentionDays)

/** Yesterday once the registry has it, missed days, and failed days after a pause. */
export const daysToReconcile = (at: DateTime, known: KnownDay[]) => daysDue(at, known, rule)
