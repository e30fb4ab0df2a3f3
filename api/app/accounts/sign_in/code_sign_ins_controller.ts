import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { signInWithCode } from '#accounts/second_factor/sign_in_with_second_factor'
import { codeSignInValidator } from '#accounts/second_factor/validators'
import { clientInfo } from '#accounts/sessions/client_info'
import { knownDevice } from '#accounts/sessions/remembered_device'
import { CompleteSignIn } from '#accounts/sign_in/complete_sign_in'

@inject()
export default class CodeSignInsController {
  constructor(protected completeSignIn: CompleteSignIn) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(codeSignInValidator)
    return this.completeSignIn.execute(ctx, await signInWithCode(form, clientInfo(ctx), knownDevice(ctx)))
  }
}
