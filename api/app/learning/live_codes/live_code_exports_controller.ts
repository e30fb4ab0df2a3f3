import type { HttpContext } from '@adonisjs/core/http'
import { liveCodeExport } from '#learning/live_codes/export_live_codes'
import { liveCodeExportValidator } from '#learning/entitlements/admin/validators'
import { sendExport } from '#exports/direct_export'

export default class LiveCodeExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(liveCodeExportValidator)
    await sendExport(ctx, liveCodeExport, filters)
  }
}
