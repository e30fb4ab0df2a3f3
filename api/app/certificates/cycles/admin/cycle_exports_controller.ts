import type { HttpContext } from '@adonisjs/core/http'
import { cycleExport } from '#certificates/cycles/admin/export_cycles'
import { cycleExportValidator } from '#certificates/cycles/admin/validators'
import { sendExport } from '#exports/direct_export'

export default class CycleExportsController {
  async show(ctx: HttpContext) {
    await sendExport(ctx, cycleExport, await ctx.request.validateUsing(cycleExportValidator))
  }
}
