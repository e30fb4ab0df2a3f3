import { countLate } from '#core/http/late_reads'
import { toYuan } from '#core/money'
import { daysOf } from '#statistics/overview/days_of_range'
import { salePartSums, saleSums } from '#statistics/sales/sale_sums'
import type { SaleSums } from '#statistics/sales/sale_scope'
import { courseSubjects } from '#statistics/sales/subjects'
import { FreightKey, RangeType, subjectNameOf } from '#statistics/terms'

/** Subjects by amount; they add up to the income of the same days, freight being one of them. */
export async function subjectFigures(range: RangeType) {
  return countLate(async (trx) => {
    const days = daysOf(range)
    const courses = await courseSubjects(trx)
    const amounts = new Map<string, number>()
    for (const [courseId, { amountFen }] of await salePartSums(trx, days, 'course')) {
      const key = courses.get(Number(courseId))?.subjectKey ?? FreightKey
      amounts.set(key, (amounts.get(key) ?? 0) + amountFen)
    }
    const { amountFen: freightFen } = await saleSums(trx, days, 'freight')
    if (freightFen) amounts.set(FreightKey, (amounts.get(FreightKey) ?? 0) + freightFen)
    const buyers = await salePartSums(trx, days, 'subject')
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
export async function productFigures(subjectCode: string, range: RangeType) {
  return countLate(async (trx) => {
    const days = daysOf(range)
    if (subjectCode === FreightKey) return freightRow((await saleSums(trx, days, 'freight')).amountFen)

    const courses = [...(await courseSubjects(trx)).values()].filter(({ subjectKey }) => subjectKey === subjectCode)
    const ids = courses.map(({ courseId }) => courseId)
    const sold = await salePartSums(trx, days, 'course', ids)
    return courses
      .flatMap(({ courseId, courseName }) => {
        const sums = sold.get(String(courseId))
        // All of it was given back.
        if (!sums || (!sums.copies && !sums.amountFen)) return []
        const { copies, amountFen } = sums
        return [{ courseId, courseName, userCount: buyersOf(range, sums), copies, amount: toYuan(amountFen) }]
      })
      .sort((one, other) => other.amount - one.amount || one.courseId - other.courseId)
  })
}

/** First purchases add up over days; of one day everybody counts who bought on it. */
function buyersOf(range: RangeType, sums?: SaleSums): number {
  return (range === RangeType.Total ? sums?.firstPeople : sums?.people) ?? 0
}

function freightRow(amountFen: number) {
  const name = subjectNameOf(FreightKey)
  const amount = toYuan(amountFen)
  return amountFen ? [{ courseId: 0, courseName: name, userCount: 0, copies: 0, amount }] : []
}
