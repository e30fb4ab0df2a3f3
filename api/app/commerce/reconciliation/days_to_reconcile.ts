import type { DateTime } from 'luxon'
import { ReportRetentionDays, BillReadyHour } from '#commerce/reconciliation/terms'
import { daysBefore, daysDue, lastCompleteDay, type KnownDay } from '#core/reconciliation/days_due'

const rule = { readyHour: BillReadyHour }

export const lastBilledDay = (at: DateTime) => lastCompleteDay(at, rule)

export const firstBilledDay = (at: DateTime) => daysBefore(at, ReportRetentionDays)

/** Yesterday once its provider report is ready, missed days, and failed days after a pause. */
export const daysToReconcile = (at: DateTime, known: KnownDay[]) => daysDue(at, known, rule)
