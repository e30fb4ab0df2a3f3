import { RegistryDiscrepancy } from '#certificates/reconciliation/terms'
import { HourUploadState } from '#certificates/uploads/terms'
import { toMinutes } from '#core/duration'
import type { RegistryRecord } from '#drivers/hours/hours_registry'

export interface OwnUpload {
  id: number
  pushId: string
  state: HourUploadState
  pushedSeconds: number
}

export interface DetectedDiscrepancy {
  pushId: string
  difference: RegistryDiscrepancy
  hourUploadId: number | null
  provinceSeconds: number | null
  ourSeconds: number | null
  ourState: HourUploadState | null
  receiptNo: string | null
}

/**
 * `known`: our uploads with numbers of the list, in any state; `missing`: confirmed ones that the registry does not
 * have.
 */
export function findRegistryDiscrepancies(
  list: RegistryRecord[],
  known: OwnUpload[],
  missing: OwnUpload[]
): DetectedDiscrepancy[] {
  const ours = new Map(known.map((push) => [push.pushId, push]))
  const theirs = list.flatMap((line) => {
    const push = ours.get(line.pushId) ?? null
    const difference = differenceOf(line, push)
    return difference ? [{ ...facts(push), ...sides(line), pushId: line.pushId, difference }] : []
  })
  const missingFromReport = missing.map((push) => ({
    ...facts(push),
    pushId: push.pushId,
    difference: RegistryDiscrepancy.OursOnly,
    provinceSeconds: null,
    receiptNo: null,
  }))
  return [...theirs, ...missingFromReport]
}

function differenceOf(line: RegistryRecord, push: OwnUpload | null): RegistryDiscrepancy | null {
  if (!push) return RegistryDiscrepancy.ProvinceOnly
  if (push.state !== HourUploadState.Confirmed) return RegistryDiscrepancy.State
  return line.minutes === toMinutes(push.pushedSeconds) ? null : RegistryDiscrepancy.Minutes
}

const facts = (push: OwnUpload | null) => ({
  hourUploadId: push?.id ?? null,
  ourSeconds: push?.pushedSeconds ?? null,
  ourState: push?.state ?? null,
})

const sides = ({ minutes, receiptNo }: RegistryRecord) => ({
  provinceSeconds: Math.max(0, Math.round(minutes * 60)),
  receiptNo: receiptNo.slice(0, 100),
})
