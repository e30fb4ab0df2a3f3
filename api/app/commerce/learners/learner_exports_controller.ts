import type { HttpContext } from '@adonisjs/core/http'
import { learnerExport } from '#commerce/learners/export_learners'
import { learnerExportValidator } from '#commerce/learners/learner_validators'
import { sendExport } from '#exports/direct_export'

export default class LearnerExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(learnerExportValidator)
    await sendExport(ctx, learnerExport, filters)
  }
}
