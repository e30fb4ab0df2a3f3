import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#accounts/sessions/caller'
import { registerLearner } from '#accounts/register_learner'
import { registrationValidator } from '#accounts/validators'

export default class RegistrationsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(registrationValidator)
    const { loginName } = await registerLearner(form, callerOf(ctx))
    return { loginName }
  }
}
