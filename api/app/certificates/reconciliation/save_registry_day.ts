import type { DetectedDiscrepancy, OwnUpload } from '#certificates/reconciliation/compare_lists'
import RegistryDay from '#certificates/reconciliation/registry_day'
import Discrepancy from '#certificates/reconciliation/registry_difference'
import { createDay, saveFailedDay, startedRun } from '#core/reconciliation/day_rows'
import { DayStatus } from '#core/reconciliation/terms'
import { DiscrepancyStatus } from '#certificates/reconciliation/terms'
import { transaction, type Trx } from '#core/transaction'
import type { RegistryRecord } from '#drivers/hours/hours_registry'

interface Run {
  day: string
  byHand: boolean
}

interface Comparison extends Run {
  booked: number
  list: RegistryRecord[]
  ours: OwnUpload[]
  differences: DetectedDiscrepancy[]
}

export function saveRegistryDay(run: Comparison): Promise<RegistryDay> {
  return transaction(async (trx) => {
    const saved = await lockDay(trx, run)
    await saveDifferences(trx, saved.id, run.differences)
    const { list, ours } = run
    return saved
      .useTransaction(trx)
      .merge({
        status: DayStatus.Done,
        failure: null,
        booked: saved.booked + run.booked,
        provincePushes: list.length,
        provinceSeconds: sum(list.map(({ minutes }) => Math.round(minutes * 60))),
        ourPushes: ours.length,
        ourSeconds: sum(ours.map(({ pushedSeconds }) => pushedSeconds)),
      })
      .save()
  })
}

export function saveFailedRegistryDay(run: Run, failure: string): Promise<RegistryDay> {
  return saveFailedDay((trx) => lockDay(trx, run), failure)
}

/** A resolution remains as long as the compared values are the same. */
async function saveDifferences(trx: Trx, registryDayId: number, found: DetectedDiscrepancy[]) {
  const known = await Discrepancy.query({ client: trx }).where({ registryDayId }).forUpdate()
  const rows = new Map(known.map((row) => [row.pushId, row]))
  for (const facts of found) {
    const row = rows.get(facts.pushId)
    if (!row) {
      await Discrepancy.create({ ...facts, registryDayId, status: DiscrepancyStatus.Open }, { client: trx })
      continue
    }
    rows.delete(facts.pushId)
    const isSame = (Object.keys(facts) as (keyof DetectedDiscrepancy)[]).every((name) => row[name] === facts[name])
    if (isSame && row.status === DiscrepancyStatus.Explained) continue
    await row.merge({ ...facts, status: DiscrepancyStatus.Open }).save()
  }
  for (const row of rows.values()) {
    if (row.status === DiscrepancyStatus.Open) await row.merge({ status: DiscrepancyStatus.Gone }).save()
  }
}

async function lockDay(trx: Trx, { day, byHand }: Run): Promise<RegistryDay> {
  const found = await RegistryDay.query({ client: trx }).where({ day }).forUpdate().first()
  if (found) return found.merge(startedRun(byHand))
  const first = { day, ...startedRun(byHand), status: DayStatus.Failed, booked: 0 }
  return createDay(() => RegistryDay.create(first, { client: trx }))
}

const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
