import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { deletePaper } from '#exams/papers/delete_paper'
import { paperList, paperOf } from '#exams/papers/paper_list'
import { savePaper } from '#exams/papers/save_paper'
import { paperMessages } from '#exams/papers/terms'
import { paperListValidator, paperValidator } from '#exams/papers/validators'

export default class PapersController {
  async index(ctx: HttpContext) {
    return paperList(requireUser(ctx), await ctx.request.validateUsing(paperListValidator))
  }

  async show(ctx: HttpContext) {
    return { paper: await paperOf(requireUser(ctx), ctx.params.id) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(paperValidator)
    const { paperId, lacks } = await savePaper(ctx, form)
    const msg = form.paperId ? paperMessages.saved : paperMessages.added
    return { paperId, paper: await paperOf(requireUser(ctx), paperId), lacks, msg }
  }

  async destroy(ctx: HttpContext) {
    await deletePaper(ctx, ctx.params.id)
    return { msg: paperMessages.deleted }
  }
}
