import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { learnerOverview } from '#statistics/learners/learner_overview'

export default class OverviewsController {
  async show(ctx: HttpContext) {
    return learnerOverview(requireUser(ctx).id)
  }
}
