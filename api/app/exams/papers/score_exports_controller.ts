import type { HttpContext } from '@adonisjs/core/http'
import { sendWorkbook } from '#core/spreadsheet'
import { exportScores } from '#exams/papers/export_scores'
import { scoreExportValidator } from '#exams/papers/validators'

export default class ScoreExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(scoreExportValidator)
    sendWorkbook(ctx, '考试成绩.xlsx', await exportScores(ctx, Number(ctx.params.id), filters))
  }
}
