import type { HttpContext } from '@adonisjs/core/http'
import { orderLines } from '#commerce/seats/order_lines'
import { signedIn } from '#core/current_user'

/** The lines of an own order, with their seats. */
export default class OrderItemsController {
  async index(ctx: HttpContext) {
    return orderLines(signedIn(ctx), ctx.params.orderNo)
  }
}
