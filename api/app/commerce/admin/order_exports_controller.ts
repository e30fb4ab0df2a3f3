import type { HttpContext } from '@adonisjs/core/http'
import { orderExport } from '#commerce/admin/export_orders'
import { orderExportValidator } from '#commerce/admin/order_validators'
import { sendExport } from '#exports/direct_export'

export default class OrderExportsController {
  async store(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(orderExportValidator)
    await sendExport(ctx, orderExport, filters)
  }
}
