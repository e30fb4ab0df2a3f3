import type { HttpContext } from '@adonisjs/core/http'
import { toCartProduct } from '#commerce/cart/cart_transformer'
import { productsById, type Product } from '#commerce/pricing/product'
import { messages } from '#commerce/terms'
import { visitorCartValidator } from '#commerce/validators'

/** Visitors can send any course id, so unpublished courses are left out. */
export default class VisitorCartController {
  async index(ctx: HttpContext) {
    const { courseIds } = await ctx.request.validateUsing(visitorCartValidator)
    const products = await productsById(courseIds)
    const known = (product?: Product) => product && product.unavailable !== messages.notForSale
    const cartItems = courseIds
      .map((courseId) => products.get(courseId))
      .filter((product): product is Product => Boolean(known(product)))
      .map(toCartProduct)
    return { cartItems, total: cartItems.length }
  }
}
