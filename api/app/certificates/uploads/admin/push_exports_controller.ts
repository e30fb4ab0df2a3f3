import type { HttpContext } from '@adonisjs/core/http'
import { exportPushes } from '#certificates/uploads/admin/export_pushes'
import { pushExportValidator } from '#certificates/uploads/admin/validators'
import { sendWorkbook } from '#core/spreadsheet'

export default class PushExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(pushExportValidator)
    sendWorkbook(ctx, '上传记录.xlsx', await exportPushes(ctx, filters))
  }
}
