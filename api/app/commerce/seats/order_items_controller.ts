import type { HttpContext } from '@adonisjs/core/http'
import { orderLines } from '#commerce/seats/order_lines'
import { requireUser } from '#core/current_user'

export default class OrderItemsController {
  async index(ctx: HttpContext) {
    return orderLines(requireUser(ctx), ctx.params.orderNo)
  }
}
