import { VideoTypes } from '#catalogue/terms'
import CartItem from '#commerce/cart_item'
import { productsById, type Product } from '#commerce/product'
import { MaxCartQuantity, MaxCartRows, says } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { Refusal } from '#core/refusal'
import { transaction, type Trx } from '#core/transaction'

export interface CartWish {
  courseId: number
  courseCount: number
  /** Put the textbook of the course in, too. */
  withBook?: boolean
  /** Replace the quantity instead of adding to it. */
  set?: boolean
  /** Bulk mode: several copies of a video make sense. */
  bulk?: boolean
}

/**
 * Puts a course into a person's cart, or more of it onto the line that is there. A video is one copy
 * unless bulk mode is on. At most 100 lines of at most 10000.
 * @throws Refusal for a course that cannot be bought, in the same words for one that does not exist, and
 * beyond the limits
 */
export async function putInCart(user: CurrentUser, wish: CartWish) {
  return transaction(async (trx) => {
    await lockCart(trx, user.id)
    const product = await findProduct(trx, wish.courseId)
    const item = await put(trx, user.id, product, wish)
    if (wish.withBook && product.relatedCourseId) {
      const book = await findProduct(trx, product.relatedCourseId)
      await put(trx, user.id, book, { ...wish, withBook: false, courseId: book.courseId })
    }
    return { item, product }
  })
}

/** Two clicks at once take turns: both lines and their number are counted by one of them at a time. */
async function lockCart(trx: Trx, userId: number) {
  await trx.from('users').where('id', userId).forUpdate().select('id').first()
}

async function findProduct(trx: Trx, courseId: number): Promise<Product> {
  const product = (await productsById([courseId], trx)).get(courseId)
  const why = product ? product.unavailable : says.notForSale
  if (why !== null) throw new Refusal(why)
  return product!
}

async function put(trx: Trx, userId: number, product: Product, wish: CartWish): Promise<CartItem> {
  const cart = await CartItem.ownedBy(userId, trx)
  const item = cart.find(({ courseId }) => courseId === product.courseId)
  if (!item && cart.length >= MaxCartRows) throw new Refusal(says.cartFull)

  const before = wish.set ? 0 : (item?.courseCount ?? 0)
  const single = VideoTypes.includes(product.courseType) && !wish.bulk
  const courseCount = single ? 1 : before + wish.courseCount
  if (courseCount > MaxCartQuantity) throw new Refusal(says.tooMany, { field: 'courseCount' })

  return (item ?? new CartItem())
    .useTransaction(trx)
    .merge({
      userId,
      courseId: product.courseId,
      courseCount,
      withBook: Boolean(wish.withBook || item?.withBook),
    })
    .save()
}
