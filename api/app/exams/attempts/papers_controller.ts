import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { showPaper } from '#exams/attempts/show_paper'
import { paperValidator } from '#exams/attempts/validators'

export default class PapersController {
  async show(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(paperValidator)
    return showPaper(requireUser(ctx), { ...query, paperId: ctx.params.id })
  }
}
