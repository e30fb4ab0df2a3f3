import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ShownProduct } from '#commerce/pricing/product'
import { OrderType, alreadyOwned, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { grantsOf, type Grant } from '#learning/entitlements/order_contents'
import { ownedCourses, toOwned, type OwnedCourse } from '#learning/entitlements/owned_courses'

export interface OwnedLine {
  courseId: number
  owned: OwnedCourse[]
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
  const lines = courseIds.map((courseId) => {
    const contents = grants.filter(({ item }) => item.courseId === courseId)
    const owned = contents.flatMap((grant) => mine.get(grant.courseId) ?? [])
    const gains = owned.length < contents.length || owned.some(({ extendedTo }) => extendedTo)
    return { courseId, owned, contents: contents.length, renewable: gains }
  })
  return new Map(lines.filter(({ owned }) => owned.length).map((line) => [line.courseId, line] as const))
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

/** The buyer confirms each line that is bought again (docs/product.md 4.13). @throws UserError `already-owned` */
export function ensureNotOwned(lines: Map<number, OwnedLine>, renew: number[]): void {
  const open = [...lines.values()].filter((line) => !line.renewable || !renew.includes(line.courseId))
  if (!open.length) return
  const [{ owned, renewable }] = open
  const sentence = renewable ? alreadyOwned(owned[0]) : messages.ownedForGood
  throw new UserError(sentence, { code: 'already-owned', payload: { owned: open } })
}
