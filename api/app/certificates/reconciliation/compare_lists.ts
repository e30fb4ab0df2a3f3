import { RegistryDifference } from '#certificates/reconciliation/terms'
import { PushState } from '#certificates/uploads/terms'
import { toMinutes } from '#core/duration'
import type { RegisteredPush } from '#drivers/hours/hours_registry'

export interface OurPush {
  id: number
  pushId: string
  state: PushState
  pushedSeconds: number
}

export interface FoundDifference {
  pushId: string
  difference: RegistryDifference
  hourUploadId: number | null
  provinceSeconds: number | null
  ourSeconds: number | null
  ourState: PushState | null
  receiptNo: string | null
}

/** `known`: ours with numbers of the list, in any state; `missing`: confirmed ones that the province does not have. */
export function compareLists(list: RegisteredPush[], known: OurPush[], missing: OurPush[]): FoundDifference[] {
  const ours = new Map(known.map((push) => [push.pushId, push]))
  const theirs = list.flatMap((line) => {
    const push = ours.get(line.pushId) ?? null
    const difference = differenceOf(line, push)
    return difference ? [{ ...facts(push), ...sides(line), pushId: line.pushId, difference }] : []
  })
  const onlyOurs = missing.map((push) => ({
    ...facts(push),
    pushId: push.pushId,
    difference: RegistryDifference.OursOnly,
    provinceSeconds: null,
    receiptNo: null,
  }))
  return [...theirs, ...onlyOurs]
}

function differenceOf(line: RegisteredPush, push: OurPush | null): RegistryDifference | null {
  if (!push) return RegistryDifference.ProvinceOnly
  if (push.state !== PushState.Confirmed) return RegistryDifference.State
  return line.minutes === toMinutes(push.pushedSeconds) ? null : RegistryDifference.Minutes
}

const facts = (push: OurPush | null) => ({
  hourUploadId: push?.id ?? null,
  ourSeconds: push?.pushedSeconds ?? null,
  ourState: push?.state ?? null,
})

const sides = ({ minutes, receiptNo }: RegisteredPush) => ({
  provinceSeconds: Math.max(0, Math.round(minutes * 60)),
  receiptNo: receiptNo.slice(0, 100),
})
