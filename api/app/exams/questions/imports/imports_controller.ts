import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { ImportQuestions } from '#exams/questions/imports/import_questions'
import { readSource } from '#exams/questions/imports/read_source'
import { importValidator } from '#exams/questions/imports/validators'
import { findBank } from '#exams/questions/own_banks'
import { importDone, type ImportDecision } from '#exams/questions/terms'

@inject()
export default class ImportsController {
  constructor(protected importQuestions: ImportQuestions) {}

  async store(ctx: HttpContext) {
    const { id } = await findBank(requireUser(ctx), ctx.params.id)
    const { pasted, decisions } = await ctx.request.validateUsing(importValidator)
    const source = await readSource(ctx.request, pasted)
    const decided = decisions.split('-') as ImportDecision[]
    const done = await this.importQuestions.execute(ctx, id, source, decided)
    return { ...done, msg: importDone(done.added, done.replaced, done.skipped) }
  }
}
