import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { scoreList } from '#exams/papers/scores'
import { scoreListValidator } from '#exams/papers/validators'

export default class ScoresController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(scoreListValidator)
    return scoreList(requireUser(ctx), ctx.params.id, filters)
  }
}
