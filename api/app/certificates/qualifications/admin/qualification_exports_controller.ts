import type { HttpContext } from '@adonisjs/core/http'
import { qualificationExport } from '#certificates/qualifications/admin/export_qualifications'
import { qualificationExportValidator } from '#certificates/qualifications/admin/validators'
import { sendExport } from '#exports/direct_export'

export default class QualificationExportsController {
  async show(ctx: HttpContext) {
    await sendExport(ctx, qualificationExport, await ctx.request.validateUsing(qualificationExportValidator))
  }
}
