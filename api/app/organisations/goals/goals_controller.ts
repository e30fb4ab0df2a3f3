import type { HttpContext } from '@adonisjs/core/http'
import { addGoal, goalsOf, removeGoal } from '#organisations/goals/goals'
import { goalValidator } from '#organisations/goals/validators'
import { requireReader } from '#organisations/require_role'
import { organisationMessages as messages } from '#organisations/terms'
import { requireUser } from '#core/current_user'

export default class GoalsController {
  async index(ctx: HttpContext) {
    const { organisationId } = await requireReader(requireUser(ctx), ctx.params.id)
    return { goals: await goalsOf(organisationId) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(goalValidator)
    return { goalId: await addGoal(requireUser(ctx), Number(ctx.params.id), form), msg: messages.goalSaved }
  }

  async destroy(ctx: HttpContext) {
    await removeGoal(requireUser(ctx), Number(ctx.params.id), Number(ctx.params.goalId))
    return { msg: messages.goalRemoved }
  }
}
