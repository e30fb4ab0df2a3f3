import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { toYuan } from '#core/money'
import { daysOf } from '#statistics/overview/days_of_range'
import { partSums, sumsByPart } from '#statistics/sales/sale_sums'
import type { SaleSums } from '#statistics/sales/sale_scope'
import { courseSubjects } from '#statistics/sales/subjects'
import { FreightKey, RangeType, subjectNameOf } from '#statistics/terms'

/** Subjects by amount; they add up to the income of the same days, with shipping as one of them. */
export async function subjectStats(range: RangeType) {
  return readSnapshotFromReplica(async (trx) => {
    const days = daysOf(range)
    const courses = await courseSubjects(trx)
    const amounts = new Map<string, number>()
    const buyers = new Map<string, SaleSums>()
    for (const [scope, sums] of await sumsByPart(trx, days, ['course', 'subject', 'freight'])) {
      const [kind, part] = scope.split(':')
      if (kind === 'subject') buyers.set(part, sums)
      else {
        const key = courses.get(Number(part))?.subjectKey ?? FreightKey
        if (sums.amountFen) amounts.set(key, (amounts.get(key) ?? 0) + sums.amountFen)
      }
    }
    const keys = new Set([...amounts.keys(), ...buyers.keys()])
    return [...keys]
      .map((key) => ({
        subjectName: subjectNameOf(key),
        subjectCode: key,
        userCount: buyersOf(range, buyers.get(key)),
        amount: toYuan(amounts.get(key) ?? 0),
      }))
      .sort((one, other) => other.amount - one.amount || other.userCount - one.userCount)
  })
}

/** The products of one subject; they add up to it. */
export async function productStats(subjectCode: string, range: RangeType) {
  return readSnapshotFromReplica(async (trx) => {
    const days = daysOf(range)
    if (subjectCode === FreightKey) return freightRow((await partSums(trx, days, 'freight')).amountFen)

    const courses = [...(await courseSubjects(trx)).values()].filter(({ subjectKey }) => subjectKey === subjectCode)
    const sold = await sumsByPart(trx, days, ['course'])
    return courses
      .flatMap(({ courseId, courseName }) => {
        const sums = sold.get(`course:${courseId}`)
        // All of it was refunded.
        if (!sums || (!sums.copies && !sums.amountFen)) return []
        const { copies, amountFen } = sums
        return [{ courseId, courseName, userCount: buyersOf(range, sums), copies, amount: toYuan(amountFen) }]
      })
      .sort((one, other) => other.amount - one.amount || one.courseId - other.courseId)
  })
}

/** First purchases add up over days; a single day counts all its buyers. */
function buyersOf(range: RangeType, sums?: SaleSums): number {
  return (range === RangeType.Total ? sums?.firstPeople : sums?.people) ?? 0
}

function freightRow(amountFen: number) {
  const name = subjectNameOf(FreightKey)
  const amount = toYuan(amountFen)
  return amountFen ? [{ courseId: 0, courseName: name, userCount: 0, copies: 0, amount }] : []
}
