import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { callerOf } from '#accounts/sessions/caller'
import { knownDevice } from '#accounts/sessions/known_device'
import { signIn } from '#accounts/sign_in'
import { endSession } from '#accounts/sessions/session_token'
import { signInValidator } from '#accounts/sessions/validators'
import { Welcome } from '#accounts/sessions/welcome'
import { requireUser } from '#core/current_user'

@inject()
export default class SessionsController {
  constructor(protected welcome: Welcome) {}

  async store(ctx: HttpContext) {
    const credentials = await ctx.request.validateUsing(signInValidator)
    return this.welcome.execute(ctx, await signIn(credentials, callerOf(ctx), knownDevice(ctx)))
  }

  async destroy(ctx: HttpContext) {
    await endSession(requireUser(ctx).tokenId)
    return {}
  }
}
