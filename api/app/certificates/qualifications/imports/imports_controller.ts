import type { HttpContext } from '@adonisjs/core/http'
import { importQualifications } from '#certificates/qualifications/imports/import_qualifications'
import { readImport } from '#certificates/qualifications/imports/read_import'
import { qualificationImportMessages as messages } from '#certificates/qualifications/imports/terms'
import { importValidator } from '#certificates/qualifications/imports/validators'

export default class ImportsController {
  async store(ctx: HttpContext) {
    const { rowCount } = await ctx.request.validateUsing(importValidator)
    const done = await importQualifications(ctx, await readImport(ctx.request), rowCount)
    return { ...done, msg: messages.done(done.imported, done.skipped) }
  }
}
