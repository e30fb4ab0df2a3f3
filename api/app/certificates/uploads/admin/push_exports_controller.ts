import type { HttpContext } from '@adonisjs/core/http'
import { pushExport } from '#certificates/uploads/admin/export_pushes'
import { pushExportValidator } from '#certificates/uploads/admin/validators'
import { sendExport } from '#exports/direct_export'

export default class PushExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(pushExportValidator)
    await sendExport(ctx, pushExport, filters)
  }
}
