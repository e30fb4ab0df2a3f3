import type { HttpContext } from '@adonisjs/core/http'
import { checkSheet } from '#learning/learner_imports/check_sheet'
import { compareRows, toPreview } from '#learning/learner_imports/preview_import'
import { readImport } from '#learning/learner_imports/read_import'
import { previewValidator } from '#learning/learner_imports/validators'

export default class ImportPreviewsController {
  async store({ request }: HttpContext) {
    const { courseId = null } = await request.validateUsing(previewValidator)
    const { rows, fileHash } = await readImport(request)
    return toPreview(await compareRows(checkSheet(rows, courseId)), fileHash)
  }
}
