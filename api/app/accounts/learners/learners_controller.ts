import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { CreateLearner } from '#accounts/learners/create_learner'
import { learnerMessages as messages } from '#accounts/learners/terms'
import { learnerValidator } from '#accounts/learners/validators'

@inject()
export default class LearnersController {
  constructor(protected createLearner: CreateLearner) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(learnerValidator)
    const answer = await this.createLearner.execute(ctx, form)
    return { ...answer, msg: answer.created ? messages.created : messages.exists }
  }
}
