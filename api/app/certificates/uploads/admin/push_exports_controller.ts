import type { HttpContext } from '@adonisjs/core/http'
import { uploadExport } from '#certificates/uploads/admin/export_uploads'
import { uploadExportValidator } from '#certificates/uploads/admin/validators'
import { sendExport } from '#exports/direct_export'

export default class PushExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(uploadExportValidator)
    await sendExport(ctx, uploadExport, filters)
  }
}
