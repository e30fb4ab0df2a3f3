import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { ImportQuestions } from '#exams/questions/imports/import_questions'
import { readSource } from '#exams/questions/imports/read_source'
import { importPreviewValidator } from '#exams/questions/imports/validators'
import { findBank } from '#exams/questions/own_banks'

@inject()
export default class ImportPreviewsController {
  constructor(protected importQuestions: ImportQuestions) {}

  async store(ctx: HttpContext) {
    const bank = await findBank(requireUser(ctx), ctx.params.id)
    const { pasted } = await ctx.request.validateUsing(importPreviewValidator)
    return this.importQuestions.preview(bank, await readSource(ctx.request, pasted))
  }
}
