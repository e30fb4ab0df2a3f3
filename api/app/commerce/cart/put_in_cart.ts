import { lockOwnUser } from '#accounts/lock_user'
import { VideoTypes } from '#catalogue/terms'
import CartItem from '#commerce/cart/cart_item'
import { productsById, type Product } from '#commerce/pricing/product'
import { MaxCartQuantity, MaxCartRows, messages } from '#commerce/terms'
import { textbooksOf } from '#commerce/pricing/textbook'
import type { CurrentUser } from '#core/current_user'
import { noteInFunnel } from '#core/funnel_tally'
import { Refusal } from '#core/http/refusal'
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
  const product = await findProduct(trx, input.courseId)
  const book = (await textbooksOf([product], trx)).get(product.courseId)
  const cart = await CartItem.ownedBy(userId, trx)
  const item = cart.find(({ courseId }) => courseId === product.courseId)
  if (!item && cart.length >= MaxCartRows) throw new Refusal(messages.cartFull)

  const saved = await (item ?? new CartItem())
    .useTransaction(trx)
    .merge({
      userId,
      courseId: product.courseId,
      courseCount: countFor(product, input, item),
      withBook: Boolean(book && (input.withBook ?? item?.withBook)),
      ...(!(item && input.set) && { priceFen: product.priceFen }),
    })
    .save()
  if (!item) afterCommit(trx, () => noteInFunnel('carts', product.courseId))
  return { item: saved, product, book }
}

async function findProduct(trx: Trx, courseId: number): Promise<Product> {
  const product = (await productsById([courseId], trx)).get(courseId)
  const why = product ? product.unavailable : messages.notForSale
  if (why !== null) throw new Refusal(why)
  return product!
}

function countFor(product: Product, input: CartItemInput, item?: CartItem): number {
  const before = input.set ? 0 : (item?.courseCount ?? 0)
  const single = VideoTypes.includes(product.courseType) && !input.bulk
  const count = single ? 1 : before + input.courseCount
  if (count > MaxCartQuantity) throw new Refusal(messages.tooMany, { field: 'courseCount' })
  return count
}
