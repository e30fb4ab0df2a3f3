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
  const ours = new Map(known.map((upload) => [upload.pushId, upload]))
  const theirs = list.flatMap((line) => {
    const upload = ours.get(line.pushId) ?? null
    const difference = differenceOf(line, upload)
    return difference ? [{ ...facts(upload), ...sides(line), pushId: line.pushId, difference }] : []
  })
  const missingFromReport = missing.map((upload) => ({
    ...facts(upload),
    pushId: upload.pushId,
    difference: RegistryDiscrepancy.OursOnly,
    provinceSeconds: null,
    receiptNo: null,
  }))
  return [...theirs, ...missingFromReport]
}

function differenceOf(line: RegistryRecord, upload: OwnUpload | null): RegistryDiscrepancy | null {
  if (!upload) return RegistryDiscrepancy.ProvinceOnly
  if (upload.state !== HourUploadState.Confirmed) return RegistryDiscrepancy.State
  return line.minutes === toMinutes(upload.pushedSeconds) ? null : RegistryDiscrepancy.Minutes
}

const facts = (upload: OwnUpload | null) => ({
  hourUploadId: upload?.id ?? null,
  ourSeconds: upload?.pushedSeconds ?? null,
  ourState: upload?.state ?? null,
})

const sides = ({ minutes, receiptNo }: RegistryRecord) => ({
  provinceSeconds: Math.max(0, Math.round(minutes * 60)),
  receiptNo: receiptNo.slice(0, 100),
})
