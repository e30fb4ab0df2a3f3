import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { signInWithCode } from '#accounts/second_factor/second_step'
import { codeSignInValidator } from '#accounts/second_factor/validators'
import { callerOf } from '#accounts/sessions/caller'
import { knownDevice } from '#accounts/sessions/known_device'
import { Welcome } from '#accounts/sign_in/welcome'

@inject()
export default class CodeSignInsController {
  constructor(protected welcome: Welcome) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(codeSignInValidator)
    return this.welcome.execute(ctx, await signInWithCode(form, callerOf(ctx), knownDevice(ctx)))
  }
}
