import type RegistryDay from '#certificates/reconciliation/registry_day'
import { DifferenceStatus, Mend, RegistryDifference } from '#certificates/reconciliation/terms'
import { PushState } from '#certificates/uploads/terms'
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
  difference: RegistryDifference
  user_id: number | null
  user_name: string | null
  course_name: string | null
  province_seconds: number | null
  our_seconds: number | null
  our_state: PushState | null
  receipt_no: string | null
  status: DifferenceStatus
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
    mends: row.status === DifferenceStatus.Open ? mendOptionsOf(row.difference, row.our_state) : [],
  }
}

export function mendOptionsOf(difference: RegistryDifference, ourState: PushState | null): Mend[] {
  const { Accept, Ask, Cancel, Explain } = Mend
  if (difference === RegistryDifference.ProvinceOnly) return [Ask, Explain]
  const isTakenBack = difference === RegistryDifference.State && ourState === PushState.Reverted
  return [isTakenBack ? Cancel : Accept, Ask, Explain]
}

const minutes = (seconds: number | null) => (seconds === null ? null : toMinutes(seconds))
