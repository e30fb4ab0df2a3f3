import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseType } from '#catalogue/terms'
import type { ShownProduct } from '#commerce/pricing/product'
import { OrderType, alreadyCredited, alreadyOwned, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { creditedCourses, type CreditedCourse } from '#learning/entitlements/credited_courses'
import { grantsOf, type Grant } from '#learning/entitlements/order_contents'
import { ownedCourses, toOwned, type OwnedCourse } from '#learning/entitlements/owned_courses'

export interface OwnedLine {
  courseId: number
  owned: OwnedCourse[]
  /** Courses of the line that earn the buyer no more minutes. */
  credited: CreditedCourse[]
  /** The number of courses that the line grants; more than one for a bundle. */
  contents: number
  /** False when another purchase would change nothing. */
  renewable: boolean
}

interface RequestedQuantity {
  courseIds: number[]
  orderType: OrderType
  products: Map<number, ShownProduct>
}

/** By course of the line. Seats of a bulk order are for others, and shipped goods can be bought any number of times. */
export async function ownedLines(
  buyer: CurrentUser | null,
  { courseIds, orderType, products }: RequestedQuantity,
  client: QueryClientContract
): Promise<Map<number, OwnedLine>> {
  if (!buyer || orderType === OrderType.Package || !courseIds.length) return new Map()
  const items = courseIds.map((courseId) => ({ id: 0, courseId, courseCount: 1 }))
  const grants = await grantsOf(client, items, products)
  const mine = await ownedAmong(buyer, { grants, products }, client)
  const credited = await creditedAmong(buyer, grants, client)
  const lines = courseIds.map((courseId) => {
    const contents = grants.filter(({ item }) => item.courseId === courseId)
    const owned = contents.flatMap((grant) => mine.get(grant.courseId) ?? [])
    const gains = owned.length < contents.length || owned.some(({ extendedTo }) => extendedTo)
    return {
      courseId,
      owned,
      credited: contents.flatMap((grant) => credited.get(grant.courseId) ?? []),
      contents: contents.length,
      renewable: gains,
    }
  })
  const known = lines.filter(({ owned, credited: earned }) => owned.length || earned.length)
  return new Map(known.map((line) => [line.courseId, line] as const))
}

async function creditedAmong(
  buyer: CurrentUser,
  grants: Grant[],
  client: QueryClientContract
): Promise<Map<number, CreditedCourse>> {
  const ids = grants.filter(({ courseType }) => courseType === CourseType.FurtherEducation).map((one) => one.courseId)
  const courses = ids.length ? await creditedCourses(buyer.id, ids, client) : []
  return new Map(courses.map((course) => [course.courseId, course]))
}

/** Only the contents of bundles need a query. */
async function ownedAmong(
  buyer: CurrentUser,
  { grants, products }: { grants: Grant[]; products: Map<number, ShownProduct> },
  client: QueryClientContract
): Promise<Map<number, OwnedCourse>> {
  const within = grants.filter(({ courseId }) => !products.has(courseId))
  const ids = [...new Set(within.map(({ courseId }) => courseId))]
  const mine = ids.length ? await ownedCourses(buyer.id, ids, client) : new Map()
  for (const product of products.values()) {
    const { owned } = product
    if (owned) mine.set(product.courseId, await toOwned(product, owned.lastDay, client))
  }
  return mine
}

/**
 * The buyer confirms each line that is bought again (docs/product.md 4.13).
 * @throws UserError `already-owned`, or `already-credited` when it earns no more minutes
 */
export function ensureNotOwned(lines: Map<number, OwnedLine>, renew: number[]): void {
  const open = [...lines.values()].filter((line) => !line.renewable || !renew.includes(line.courseId))
  if (!open.length) return
  const [{ owned, credited, contents, renewable }] = open
  const payload = { owned: open }
  if (credited.length) throw new UserError(alreadyCredited(credited, contents), { code: 'already-credited', payload })
  const sentence = renewable ? alreadyOwned(owned[0]) : messages.ownedForGood
  throw new UserError(sentence, { code: 'already-owned', payload })
}
