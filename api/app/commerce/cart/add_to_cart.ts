import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { lockOwnUser } from '#accounts/lock_user'
import { VideoTypes } from '#catalogue/terms'
import { addLine, insertCartLineOptimistically, changeLine } from '#commerce/cart/store_line'
import { productsInCart, type ShownProduct } from '#commerce/pricing/product'
import { MaxCartQuantity, MaxCartRows, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { trackFunnelStep } from '#core/funnel_counters'
import { UserError } from '#core/errors'
import { prepared } from '#core/prepared_statements'
import { afterCommit, transaction, type Trx } from '#core/transaction'

export interface CartItemInput {
  courseId: number
  courseCount: number
  /** Undefined leaves the current value of the line. */
  withBook?: boolean
  set?: boolean
  bulk?: boolean
}

/** A course that is new in the cart needs no lock; every other change locks the user (docs/decisions/0016). */
export async function addToCart(user: CurrentUser, input: CartItemInput) {
  return (await insertCartLine(user.id, input)) ?? upsertCartLineLocked(user.id, input)
}

async function insertCartLine(userId: number, input: CartItemInput) {
  // A call that sets a quantity changes a course that is already in the cart.
  if (input.set) return null
  const { product, lastSlot, lineValues } = await loadCartProduct(db.connection(), userId, input)
  if (product.cartLine || lastSlot >= MaxCartRows) return null
  const at = { userId, courseId: product.courseId, slot: lastSlot + 1 }
  const id = await insertCartLineOptimistically({ ...at, ...lineValues })
  if (id === null) return null
  trackFunnelStep('carts', product.courseId)
  return { line: { ...lineValues, id }, product }
}

function upsertCartLineLocked(userId: number, input: CartItemInput) {
  return transaction(async (trx) => {
    await lockOwnUser(trx, userId)
    return addItem(trx, userId, input)
  })
}

/** The caller holds the lock of the user. */
export async function addItem(trx: Trx, userId: number, input: CartItemInput) {
  const { product, lastSlot, lineValues } = await loadCartProduct(trx, userId, input)
  const { cartLine: before, courseId } = product
  if (before) {
    await changeLine(trx, before.id, lineValues)
    return { line: { ...lineValues, id: before.id }, product }
  }
  const slot = await freeSlot(trx, userId, lastSlot)
  const id = await addLine(trx, { userId, courseId, slot, ...lineValues })
  afterCommit(trx, () => trackFunnelStep('carts', courseId))
  return { line: { ...lineValues, id }, product }
}

async function loadCartProduct(client: QueryClientContract, userId: number, input: CartItemInput) {
  const { products, lastSlot } = await productsInCart(userId, [input.courseId], client)
  const product = ensureForSale(products.get(input.courseId))
  const { cartLine: before } = product
  const lineValues = {
    courseCount: countFor(product, input),
    withBook: Boolean(product.textbook && (input.withBook ?? before?.withBook)),
    priceFen: before && input.set ? before.priceFen : product.priceFen,
  }
  return { product, lastSlot, lineValues }
}

function ensureForSale(product?: ShownProduct): ShownProduct {
  const why = product ? product.unavailable : messages.notForSale
  if (why !== null) throw new UserError(why)
  return product!
}

function countFor(product: ShownProduct, input: CartItemInput): number {
  const before = input.set ? 0 : (product.cartLine?.courseCount ?? 0)
  const single = VideoTypes.includes(product.courseType) && !input.bulk
  const count = single ? 1 : before + input.courseCount
  if (count > MaxCartQuantity) throw new UserError(messages.tooMany, { field: 'courseCount' })
  return count
}

/** The slot after the last one, or a free one before it. @throws UserError when the cart is full */
async function freeSlot(trx: Trx, userId: number, lastSlot: number): Promise<number> {
  if (lastSlot < MaxCartRows) return lastSlot + 1
  const taken = new Set((await usedSlots.rows(trx, userId)).map(({ slot }) => slot))
  for (let slot = 1; slot <= MaxCartRows; slot++) if (!taken.has(slot)) return slot
  throw new UserError(messages.cartFull)
}

const usedSlots = prepared<{ slot: number }>('select slot from cart_items where user_id = ?')
