import type { HttpContext } from '@adonisjs/core/http'
import { checkSheet } from '#learning/learner_imports/check_sheet'
import { checkImport, toPreview } from '#learning/learner_imports/preview_import'
import { readImport } from '#learning/learner_imports/read_import'
import { previewValidator } from '#learning/learner_imports/validators'

export default class ImportPreviewsController {
  async store(ctx: HttpContext) {
    const { courseId = null } = await ctx.request.validateUsing(previewValidator)
    const { rows, fileHash } = await readImport(ctx.request)
    return toPreview(await checkImport(ctx, checkSheet(rows, courseId)), fileHash)
  }
}
