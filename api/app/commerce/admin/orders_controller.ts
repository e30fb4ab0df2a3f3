import type { HttpContext } from '@adonisjs/core/http'
import { orderForDesk } from '#commerce/order_answer'
import { allOrders } from '#commerce/order_list'
import { ordersValidator } from '#commerce/validators'

/** The order desk. */
export default class OrdersController {
  async index({ request }: HttpContext) {
    const filters = await request.validateUsing(ordersValidator)
    const { orders, total, amountTotal } = await allOrders(filters)
    return { orders: orders.map(orderForDesk), total, amountTotal }
  }
}
