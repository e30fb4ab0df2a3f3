import type { HttpContext } from '@adonisjs/core/http'
import { shipOrders } from '#invoices/admin/ship_orders'
import { shipmentsValidator } from '#invoices/admin/validators'

export default class ShipmentsController {
  async store(ctx: HttpContext) {
    const { shipments } = await ctx.request.validateUsing(shipmentsValidator)
    return shipOrders(ctx, shipments)
  }
}
