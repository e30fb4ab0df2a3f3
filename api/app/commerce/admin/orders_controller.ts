import type { HttpContext } from '@adonisjs/core/http'
import { deleteOrder } from '#commerce/admin/delete_order'
import { adminOrders } from '#commerce/admin/order_list'
import { adminOrderDetail } from '#commerce/admin/order_detail'
import { toOrderRow } from '#commerce/admin/order_row_transformer'
import { ordersValidator } from '#commerce/admin/order_validators'
import { messages } from '#commerce/terms'

/** The order desk. */
export default class OrdersController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(ordersValidator)
    const { orders, channels, ...facts } = await adminOrders(filters)
    return { orders: orders.map((order) => toOrderRow(order, channels)), ...facts }
  }

  async show({ params }: HttpContext) {
    return { order: await adminOrderDetail(params.orderNo) }
  }

  async destroy(ctx: HttpContext) {
    await deleteOrder(ctx, ctx.params.orderNo)
    return { msg: messages.deleted }
  }
}
