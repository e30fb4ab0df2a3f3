import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { toCartItem } from '#commerce/cart/cart_transformer'
import { ownedLines } from '#commerce/pricing/owned_lines'
import { productsInCart, type ShownProduct } from '#commerce/pricing/product'
import { addToCart } from '#commerce/cart/add_to_cart'
import { removeFromCart } from '#commerce/cart/remove_from_cart'
import { OrderType } from '#commerce/terms'
import { cartItemValidator } from '#commerce/validators'
import { requireUser, type CurrentUser } from '#core/current_user'

export default class CartItemsController {
  async index(ctx: HttpContext) {
    const user = requireUser(ctx)
    const items: { courseId: number }[] = await db
      .from('cart_items')
      .where('user_id', user.id)
      .orderBy('id', 'desc')
      .select('course_id as courseId')
    const courseIds = items.map(({ courseId }) => courseId)
    const { products } = await productsInCart(user.id, courseIds)
    const owned = await ownedOf(user, products)
    const cartItems = [...products.values()].flatMap((product) =>
      product.cartLine ? [toCartItem(product.cartLine, product, owned.get(product.courseId))] : []
    )
    return { cartItems, total: cartItems.length }
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(cartItemValidator)
    const user = requireUser(ctx)
    const { line, product } = await addToCart(user, input)
    const owned = await ownedOf(user, new Map([[product.courseId, product]]))
    return { cartItem: toCartItem(line, product, owned.get(product.courseId)) }
  }

  async destroy(ctx: HttpContext) {
    return { count: await removeFromCart(requireUser(ctx), [ctx.params.id]) }
  }
}

function ownedOf(user: CurrentUser, products: Map<number, ShownProduct>) {
  const requestedProducts = { courseIds: [...products.keys()], orderType: OrderType.Single, products }
  return ownedLines(user, requestedProducts, db.connection())
}
