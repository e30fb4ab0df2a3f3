import type { HttpContext } from '@adonisjs/core/http'
import { orderRevealValidator } from '#commerce/admin/order_validators'
import { revealOrder } from '#commerce/admin/reveal_order'

export default class OrderRevealsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(orderRevealValidator)
    return revealOrder(ctx, ctx.params.orderNo, reason)
  }
}
