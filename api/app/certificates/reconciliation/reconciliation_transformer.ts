import type RegistryDay from '#certificates/reconciliation/registry_day'
import { DiscrepancyStatus, ResolutionKind, RegistryDiscrepancy } from '#certificates/reconciliation/terms'
import { HourUploadState } from '#certificates/uploads/terms'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'

export function toRegistryDay(day: RegistryDay, openDifferences: number) {
  return {
    day: day.day,
    registryDayStatus: day.status,
    provincePushes: day.provincePushes,
    provinceMinutes: toMinutes(day.provinceSeconds),
    ourPushes: day.ourPushes,
    ourMinutes: toMinutes(day.ourSeconds),
    openDifferences,
    booked: day.booked,
    byHand: Boolean(day.byHand),
    failure: day.failure,
    ranTime: toWireTime(day.ranAt),
  }
}

export interface DifferenceLine {
  id: number
  push_id: string
  difference: RegistryDiscrepancy
  user_id: number | null
  user_name: string | null
  course_name: string | null
  province_seconds: number | null
  our_seconds: number | null
  our_state: HourUploadState | null
  receipt_no: string | null
  status: DiscrepancyStatus
  note: string | null
  resolver: string | null
  resolved_at: string | null
}

export function toRegistryDifference(row: DifferenceLine) {
  return {
    registryDifferenceId: row.id,
    pushId: row.push_id,
    difference: row.difference,
    userId: row.user_id,
    userName: row.user_name,
    courseName: row.course_name,
    provinceMinutes: minutes(row.province_seconds),
    ourMinutes: minutes(row.our_seconds),
    ourState: row.our_state,
    receiptNo: row.receipt_no,
    differenceStatus: row.status,
    note: row.note,
    resolvedBy: row.resolver,
    resolvedTime: toWireTime(row.resolved_at),
    resolutions: row.status === DiscrepancyStatus.Open ? resolutionOptions(row.difference, row.our_state) : [],
  }
}

export function resolutionOptions(difference: RegistryDiscrepancy, ourState: HourUploadState | null): ResolutionKind[] {
  const { Accept, Ask, Cancel, Explain } = ResolutionKind
  if (difference === RegistryDiscrepancy.ProvinceOnly) return [Ask, Explain]
  const isTakenBack = difference === RegistryDiscrepancy.State && ourState === HourUploadState.Reverted
  return [isTakenBack ? Cancel : Accept, Ask, Explain]
}

const minutes = (seconds: number | null) => (seconds === null ? null : toMinutes(seconds))
