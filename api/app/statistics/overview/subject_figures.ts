import { countLate } from '#core/http/late_reads'
import { toYuan } from '#core/money'
import type { Trx } from '#core/transaction'
import { daysOf } from '#statistics/overview/days_of_range'
import { keptBuyersOfDay } from '#statistics/sales/buyer_days'
import { buyersOfDays, countBuyersByCourse, countBuyersBySubject } from '#statistics/sales/buyers'
import { saleFigures } from '#statistics/sales/sale_figures'
import { courseSubjects, type CourseSubject } from '#statistics/sales/subjects'
import { FreightKey, RangeType, subjectNameOf } from '#statistics/terms'

type KeyOf = (courseId: number) => string

/** Subjects by amount; they add up to the income of the same days, freight being one of them. */
export async function subjectFigures(range: RangeType) {
  return countLate(async (trx) => {
    const courses = await courseSubjects(trx)
    const keyOf = keyIn(courses)
    const amounts = new Map<string, number>()
    for (const [courseId, { amountFen }] of await saleFigures(trx, daysOf(range))) {
      const key = keyOf(courseId)
      amounts.set(key, (amounts.get(key) ?? 0) + amountFen)
    }
    const buyers = await buyersBySubject(trx, range, keyOf)
    const keys = new Set([...amounts.keys(), ...buyers.keys()])
    return [...keys]
      .map((key) => ({
        subjectName: subjectNameOf(key),
        subjectCode: key,
        userCount: buyers.get(key) ?? 0,
        amount: toYuan(amounts.get(key) ?? 0),
      }))
      .sort((one, other) => other.amount - one.amount || other.userCount - one.userCount)
  })
}

/** The products of one subject; they add up to it. */
export async function productFigures(subjectCode: string, range: RangeType) {
  return countLate(async (trx) => {
    const all = await courseSubjects(trx)
    const keyOf = keyIn(all)
    const courses = [...all.values()].filter(({ subjectKey }) => subjectKey === subjectCode)
    const figures = await saleFigures(trx, daysOf(range))
    if (subjectCode === FreightKey) return freightRow(figures.get(0)?.amountFen ?? 0)

    const sold = courses.filter(({ courseId }) => figures.has(courseId))
    const ids = sold.map(({ courseId }) => courseId)
    const buyers = await buyersByCourse(trx, range, { ids, keyOf })
    return sold
      .map(({ courseId, courseName }) => ({
        courseId,
        courseName,
        userCount: buyers.get(courseId) ?? 0,
        copies: figures.get(courseId)!.copies,
        amount: toYuan(figures.get(courseId)!.amountFen),
      }))
      .sort((one, other) => other.amount - one.amount || one.courseId - other.courseId)
  })
}

const keyIn =
  (courses: Map<number, CourseSubject>): KeyOf =>
  (courseId) =>
    courses.get(courseId)?.subjectKey ?? FreightKey

function freightRow(amountFen: number) {
  const name = subjectNameOf(FreightKey)
  const amount = toYuan(amountFen)
  return amountFen ? [{ courseId: 0, courseName: name, userCount: 0, copies: 0, amount }] : []
}

async function buyersBySubject(trx: Trx, range: RangeType, keyOf: KeyOf) {
  if (range === RangeType.Total) return countBuyersBySubject(trx, keyOf)
  const kept = await keptBuyersOfDay(trx, daysOf(range), keyOf)
  if (kept) return kept.subjects
  const people = new Map<string, Set<number>>()
  for (const [courseId, users] of await buyersOfDays(trx, daysOf(range))) {
    const key = keyOf(courseId)
    people.set(key, new Set([...(people.get(key) ?? []), ...users]))
  }
  return new Map([...people].map(([key, users]) => [key, users.size]))
}

async function buyersByCourse(trx: Trx, range: RangeType, { ids, keyOf }: { ids: number[]; keyOf: KeyOf }) {
  if (range === RangeType.Total) return countBuyersByCourse(trx, ids)
  const kept = await keptBuyersOfDay(trx, daysOf(range), keyOf)
  if (kept) return kept.courses
  const people = await buyersOfDays(trx, daysOf(range), ids)
  return new Map([...people].map(([courseId, users]) => [courseId, users.size]))
}
