import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { CreateLearner } from '#accounts/learners/create_learner'
import { learnerValidator } from '#accounts/learners/validators'

@inject()
export default class LearnersController {
  constructor(protected createLearner: CreateLearner) {}

  async store(ctx: HttpContext) {
    return this.createLearner.execute(ctx, await ctx.request.validateUsing(learnerValidator))
  }
}
