import { courses } from './courses/index.js'
import type { SeededRandom } from '../random.js'
import type { DemoCourse } from '../types.js'

const byKey = new Map(courses.map((course) => [course.key, course]))
const isVideo = (course: DemoCourse) => [1, 5, 6].includes(course.courseType)
const isShipped = (course: DemoCourse) => [3, 4].includes(course.courseType)
const isBundle = (course: DemoCourse) => course.tags.includes('Package')

/** Courses that can be ordered: the variants instead of their parent. */
const specifications = new Set(
  courses.filter((c) => !isBundle(c)).flatMap((c) => (c.models ?? []).map((m) => m.course))
)

export const goods: DemoCourse[] = courses.filter((course) => {
  if (course.courseStatus !== 'published' || course.priceYuan === 0) return false
  if (course.tags.includes('nopublish')) return false
  if (course.tags.includes('hide')) return specifications.has(course.key)
  return isBundle(course) || !course.models
})

const videos = goods.filter(isVideo)
const bulkVideos = videos.filter((course) => course.courseType !== 6)
const printed = goods.filter(isShipped)
const questions = goods.filter((course) => course.courseType === 2)
const popularity = (course: DemoCourse) => Math.sqrt(course.orderCount + 20)

export type Basket = { course: string; count: number }[]

export const needsCode = (basket: Basket): boolean => basket.some((item) => byKey.get(item.course)?.courseType === 5)

export const needsAddress = (basket: Basket): boolean => basket.some((item) => isShipped(byKey.get(item.course)!))

/** All courses that a purchase opens, including the contents of bundles. */
export function opens(key: string): string[] {
  const course = byKey.get(key)!
  return isBundle(course) ? [key, ...(course.models ?? []).flatMap((m) => opens(m.course))] : [key]
}

/** Several copies of one or two courses, to be assigned by telephone number. */
export function bulkBasket(random: SeededRandom): Basket {
  const first = random.weighted(bulkVideos, popularity)
  const counts = [3, 5, 6, 8, 10, 10, 12, 15, 20]
  const basket = [{ course: first.key, count: random.pick(counts) }]
  const second = random.weighted(bulkVideos, popularity)
  if (random.chance(0.3) && second !== first) {
    basket.push({ course: second.key, count: basket[0].count })
  }
  return basket
}

/** The purchase of one user; courses that the user already owns are left out. */
export function singleBasket(random: SeededRandom, owned: Set<string>): Basket {
  const fresh = videos.filter((course) => !opens(course.key).some((key) => owned.has(key)))
  if (fresh.length === 0 || random.chance(0.2)) return printedBasket(random)
  const open = questions.filter((question) => !owned.has(question.key))
  if (open.length > 0 && random.chance(0.04)) return [{ course: random.pick(open).key, count: 1 }]

  const main = random.weighted(fresh, popularity)
  const basket = [{ course: main.key, count: 1 }]
  const textbook = main.relatedCourse
  if (textbook && random.chance(0.45)) basket.push({ course: textbook, count: 1 })
  return basket
}

function printedBasket(random: SeededRandom): Basket {
  const first = random.weighted(printed, popularity)
  const basket = [{ course: first.key, count: random.pick([1, 1, 1, 1, 2, 2, 3, 10]) }]
  const second = random.weighted(printed, popularity)
  if (random.chance(0.35) && second !== first) basket.push({ course: second.key, count: 1 })
  return basket
}
