import type { HttpContext } from '@adonisjs/core/http'
import { sendWorkbook } from '#core/spreadsheet'
import { checkSheet } from '#learning/learner_imports/check_sheet'
import { checkImport } from '#learning/learner_imports/preview_import'
import { readImport } from '#learning/learner_imports/read_import'
import { reportSheet } from '#learning/learner_imports/report_sheet'
import { LearnerReportName } from '#learning/learner_imports/terms'
import { previewValidator } from '#learning/learner_imports/validators'

export default class ImportReportsController {
  async store(ctx: HttpContext) {
    const { courseId = null } = await ctx.request.validateUsing(previewValidator)
    const { rows } = await readImport(ctx.request)
    sendWorkbook(ctx, LearnerReportName, reportSheet(await checkImport(ctx, checkSheet(rows, courseId))))
  }
}
