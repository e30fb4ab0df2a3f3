import type { HttpContext } from '@adonisjs/core/http'
import { orderLines } from '#commerce/seats/order_lines'
import { signedIn } from '#core/current_user'

export default class OrderItemsController {
  async index(ctx: HttpContext) {
    return orderLines(signedIn(ctx), ctx.params.orderNo)
  }
}
