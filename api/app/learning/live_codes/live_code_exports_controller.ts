import type { HttpContext } from '@adonisjs/core/http'
import { exportLiveCodes } from '#learning/live_codes/export_live_codes'
import { liveCodeExportValidator } from '#learning/entitlements/admin/validators'
import { sendWorkbook } from '#core/spreadsheet'

export default class LiveCodeExportsController {
  async show(ctx: HttpContext) {
    const { courseId, liveCodes } = await ctx.request.validateUsing(liveCodeExportValidator)
    sendWorkbook(ctx, '直播码.xlsx', await exportLiveCodes(ctx, courseId, liveCodes))
  }
}
