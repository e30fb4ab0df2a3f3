import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#exports/direct_export'
import { scoreExport } from '#exams/papers/export_scores'
import { scoreExportValidator } from '#exams/papers/validators'

export default class ScoreExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(scoreExportValidator)
    await sendExport(ctx, scoreExport, { paperId: ctx.params.id, ...filters })
  }
}
