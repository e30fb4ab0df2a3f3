import { lockOwnUser } from '#accounts/lock_user'
import { VideoTypes } from '#catalogue/terms'
import { productsFor, type Product } from '#commerce/pricing/product'
import { MaxCartQuantity, MaxCartRows, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { noteInFunnel } from '#core/funnel_tally'
import { Refusal } from '#core/http/refusal'
import { prepared } from '#core/prepared'
import { now, toStored } from '#core/time'
import { afterCommit, transaction, type Trx } from '#core/transaction'

export interface CartItemInput {
  courseId: number
  courseCount: number
  /** Undefined keeps the line's current value. */
  withBook?: boolean
  set?: boolean
  bulk?: boolean
}

export async function putInCart(user: CurrentUser, input: CartItemInput) {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    return putItem(trx, user.id, input)
  })
}

export async function putItem(trx: Trx, userId: number, input: CartItemInput) {
  const { products, buyer } = await productsFor(userId, [input.courseId], trx)
  const product = forSale(products.get(input.courseId))
  const { cartLine: before } = product
  if (!before && buyer.cartRows >= MaxCartRows) throw new Refusal(messages.cartFull)

  const wanted = {
    courseCount: countFor(product, input),
    withBook: Boolean(product.textbook && (input.withBook ?? before?.withBook)),
    priceFen: before && input.set ? before.priceFen : product.priceFen,
  }
  const values = [wanted.courseCount, Number(wanted.withBook), wanted.priceFen, toStored(now())]
  if (before) {
    await change.write(trx, ...values, before.id)
    return { line: { ...wanted, id: before.id }, product }
  }
  const id = await add.insert(trx, userId, product.courseId, ...values)
  afterCommit(trx, () => noteInFunnel('carts', product.courseId))
  return { line: { ...wanted, id }, product }
}

const add =
  prepared(`insert into cart_items (user_id, course_id, course_count, with_book, price_fen, created_at)
  values (?, ?, ?, ?, ?, ?)`)

const change = prepared(
  `update cart_items set course_count = ?, with_book = ?, price_fen = ?, updated_at = ? where id = ?`
)

function forSale(product?: Product): Product {
  const why = product ? product.unavailable : messages.notForSale
  if (why !== null) throw new Refusal(why)
  return product!
}

function countFor(product: Product, input: CartItemInput): number {
  const before = input.set ? 0 : (product.cartLine?.courseCount ?? 0)
  const single = VideoTypes.includes(product.courseType) && !input.bulk
  const count = single ? 1 : before + input.courseCount
  if (count > MaxCartQuantity) throw new Refusal(messages.tooMany, { field: 'courseCount' })
  return count
}
