import type { HttpContext } from '@adonisjs/core/http'
import { removeFromCart } from '#commerce/cart/remove_from_cart'
import { cartBatchValidator } from '#commerce/validators'
import { requireUser } from '#core/current_user'

export default class CartBatchesController {
  async destroy(ctx: HttpContext) {
    const { cartItemIds } = await ctx.request.validateUsing(cartBatchValidator)
    return { count: await removeFromCart(requireUser(ctx), cartItemIds) }
  }
}
