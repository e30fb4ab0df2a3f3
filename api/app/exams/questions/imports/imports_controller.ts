import type { HttpContext } from '@adonisjs/core/http'
import { importQuestions } from '#exams/questions/imports/import_questions'
import { importValidator } from '#exams/questions/imports/validators'
import { importDone } from '#exams/questions/terms'

export default class ImportsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(importValidator)
    const done = await importQuestions(ctx, Number(ctx.params.id), form)
    return { ...done, msg: importDone(done.added, done.replaced, done.skipped) }
  }
}
