import type { HttpContext } from '@adonisjs/core/http'
import { sendTemplate } from '#core/spreadsheet'
import { importTemplate } from '#learning/learner_imports/import_template'
import { LearnerTemplateName } from '#learning/learner_imports/terms'

export default class ImportTemplatesController {
  async show(ctx: HttpContext) {
    return sendTemplate(ctx, LearnerTemplateName, await importTemplate())
  }
}
