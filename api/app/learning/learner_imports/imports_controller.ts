import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { UserError } from '#core/errors'
import { checkSheet } from '#learning/learner_imports/check_sheet'
import { ImportLearners } from '#learning/learner_imports/import_learners'
import { readImport } from '#learning/learner_imports/read_import'
import { learnerImportMessages as messages } from '#learning/learner_imports/terms'
import { importValidator } from '#learning/learner_imports/validators'

@inject()
export default class ImportsController {
  constructor(protected importLearners: ImportLearners) {}

  async store(ctx: HttpContext) {
    const { courseId = null, fileHash, skipFaulty, offset } = await ctx.request.validateUsing(importValidator)
    const file = await readImport(ctx.request)
    if (file.fileHash !== fileHash) throw new UserError(messages.changed)
    return this.importLearners.execute(ctx, checkSheet(file.rows, courseId), { skipFaulty, offset })
  }
}
