import type { HttpContext } from '@adonisjs/core/http'
import { codeSignInValidator } from '#accounts/second_factor/validators'
import { openStepWithCode } from '#accounts/sign_in/staff_step/open_step'

export default class StepCodesController {
  async store(ctx: HttpContext) {
    return openStepWithCode(ctx, await ctx.request.validateUsing(codeSignInValidator))
  }
}
