import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { DeleteOrder } from '#commerce/admin/delete_order'
import { adminOrderDetail } from '#commerce/admin/order_detail'
import { adminOrders } from '#commerce/admin/order_list'
import { toOrderRow } from '#commerce/admin/order_row_transformer'
import { ordersValidator } from '#commerce/admin/order_validators'
import { messages } from '#commerce/terms'

@inject()
export default class OrdersController {
  constructor(protected deleteOrder: DeleteOrder) {}

  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(ordersValidator)
    const { orders, channels, ...totals } = await adminOrders(filters)
    return { orders: orders.map((order) => toOrderRow(order, channels)), ...totals }
  }

  async show({ params }: HttpContext) {
    return { order: await adminOrderDetail(params.orderNo) }
  }

  async destroy(ctx: HttpContext) {
    await this.deleteOrder.execute(ctx, ctx.params.orderNo)
    return { msg: messages.deleted }
  }
}
