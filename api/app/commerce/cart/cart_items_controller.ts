import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import CartItem from '#commerce/cart/cart_item'
import { toCartItem } from '#commerce/cart/cart_transformer'
import { ownedLines } from '#commerce/pricing/owned_lines'
import { productsById } from '#commerce/pricing/product'
import { putInCart } from '#commerce/cart/put_in_cart'
import { removeFromCart } from '#commerce/cart/take_from_cart'
import { textbooksOf } from '#commerce/pricing/textbook'
import { OrderType } from '#commerce/terms'
import { cartItemValidator } from '#commerce/validators'
import { requireUser } from '#core/current_user'

export default class CartItemsController {
  async index(ctx: HttpContext) {
    const user = requireUser(ctx)
    const items = await CartItem.ownedBy(user.id).orderBy('id', 'desc')
    const courseIds = items.map(({ courseId }) => courseId)
    const products = await productsById(courseIds)
    const books = await textbooksOf(products.values())
    const owned = await ownedLines(
      user,
      { courseIds, orderType: OrderType.Single, products },
      db.connection()
    )
    const cartItems = items.map((item) =>
      toCartItem(item, products.get(item.courseId)!, {
        book: books.get(item.courseId),
        owned: owned.get(item.courseId),
      })
    )
    return { cartItems, total: cartItems.length }
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(cartItemValidator)
    const user = requireUser(ctx)
    const { item, product, book } = await putInCart(user, input)
    const products = new Map([[product.courseId, product]])
    const owned = await ownedLines(
      user,
      { courseIds: [item.courseId], orderType: OrderType.Single, products },
      db.connection()
    )
    return { cartItem: toCartItem(item, product, { book, owned: owned.get(item.courseId) }) }
  }

  async destroy(ctx: HttpContext) {
    return { count: await removeFromCart(requireUser(ctx), [Number(ctx.params.id)]) }
  }
}
