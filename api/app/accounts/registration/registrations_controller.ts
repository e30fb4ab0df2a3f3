import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { registrationValidator } from '#accounts/registration/validators'
import { clientInfo } from '#accounts/sessions/client_info'
import { knownDevice } from '#accounts/sessions/remembered_device'
import { RegisterLearner } from '#accounts/registration/register_learner'

@inject()
export default class RegistrationsController {
  constructor(protected registerLearner: RegisterLearner) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(registrationValidator)
    const visitor = { ip: ctx.request.ip(), device: knownDevice(ctx) }
    const { loginName } = await this.registerLearner.execute(form, clientInfo(ctx), visitor)
    return { loginName }
  }
}
