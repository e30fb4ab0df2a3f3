import type { HttpContext } from '@adonisjs/core/http'
import { exportOrders } from '#commerce/admin/export_orders'
import { orderExportValidator } from '#commerce/admin/order_validators'
import { sendWorkbook } from '#core/spreadsheet'

export default class OrderExportsController {
  async store(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(orderExportValidator)
    sendWorkbook(ctx, '订单列表.xlsx', await exportOrders(ctx, filters))
  }
}
