import type { HttpContext } from '@adonisjs/core/http'
import { deleteOrder } from '#commerce/admin/delete_order'
import { orderDesk } from '#commerce/admin/order_desk'
import { orderFile } from '#commerce/admin/order_file'
import { orderRow } from '#commerce/admin/order_row'
import { ordersValidator } from '#commerce/admin/order_validators'
import { messages } from '#commerce/terms'

/** The order desk. */
export default class OrdersController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(ordersValidator)
    const { orders, channels, ...facts } = await orderDesk(filters)
    return { orders: orders.map((order) => orderRow(order, channels)), ...facts }
  }

  async show({ params }: HttpContext) {
    return { order: await orderFile(params.orderNo) }
  }

  async destroy(ctx: HttpContext) {
    await deleteOrder(ctx, ctx.params.orderNo)
    return { msg: messages.deleted }
  }
}
