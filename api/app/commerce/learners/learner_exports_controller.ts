import type { HttpContext } from '@adonisjs/core/http'
import { exportLearners } from '#commerce/learners/export_learners'
import { learnerExportValidator } from '#commerce/learners/learner_validators'
import { sendWorkbook } from '#core/spreadsheet'

export default class LearnerExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(learnerExportValidator)
    sendWorkbook(ctx, '用户列表.xlsx', await exportLearners(ctx, filters))
  }
}
