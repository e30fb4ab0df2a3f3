import type { HttpContext } from '@adonisjs/core/http'
import CartItem from '#commerce/cart/cart_item'
import { toCartItem } from '#commerce/cart/cart_transformer'
import { productsById } from '#commerce/pricing/product'
import { putInCart } from '#commerce/cart/put_in_cart'
import { removeFromCart } from '#commerce/cart/take_from_cart'
import { textbooksOf } from '#commerce/pricing/textbook'
import { cartItemValidator } from '#commerce/validators'
import { requireUser } from '#core/current_user'

export default class CartItemsController {
  async index(ctx: HttpContext) {
    const items = await CartItem.ownedBy(requireUser(ctx).id).orderBy('id', 'desc')
    const products = await productsById(items.map(({ courseId }) => courseId))
    const books = await textbooksOf(products.values())
    const cartItems = items.map((item) =>
      toCartItem(item, products.get(item.courseId)!, books.get(item.courseId))
    )
    return { cartItems, total: cartItems.length }
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(cartItemValidator)
    const { item, product, book } = await putInCart(requireUser(ctx), input)
    return { cartItem: toCartItem(item, product, book) }
  }

  async destroy(ctx: HttpContext) {
    return { count: await removeFromCart(requireUser(ctx), [Number(ctx.params.id)]) }
  }
}
