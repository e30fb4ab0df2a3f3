import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { lastSuccess } from '#core/metrics/job_last_runs'
import { toYuan } from '#core/money'
import { addDays, toWireTime } from '#core/time'
import { today } from '#statistics/date_ranges'
import CountSalesJob from '#statistics/sales/count_sales_job'
import { allSums } from '#statistics/sales/sale_sums'

/** The tiles of the overview; the names are from the specification (docs/product.md 14.1). Amounts in yuan. */
export async function overviewSummary() {
  return readSnapshotFromReplica(async (trx) => {
    const day = today()
    const yesterday = addDays(day, -1)
    const weekBefore = addDays(yesterday, -7)
    const ofDay = async <Name extends string>(one: string, name: Name) => {
      const { firstPeople, amountFen } = await allSums(trx, { from: one, to: one })
      return { [`total${name}`]: firstPeople, [`income${name}`]: toYuan(amountFen) } as Record<
        `total${Name}` | `income${Name}`,
        number
      >
    }
    // Every user who ever paid counts, whatever was refunded since; an order of 0.00 counts.
    const { firstPeople, amountFen } = await allSums(trx, {})
    return {
      total: firstPeople,
      income: toYuan(amountFen),
      ...(await ofDay(yesterday, 'Yestoday')),
      ...(await ofDay(day, 'Today')),
      ...(await ofDay(weekBefore, 'WeekBefore')),
      /** Changes of earlier orders are processed up to this time; today is always counted live. */
      countedTime: toWireTime(await lastSuccess(CountSalesJob.name, trx)),
    }
  })
}
