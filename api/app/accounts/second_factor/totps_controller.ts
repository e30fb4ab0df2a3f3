import type { HttpContext } from '@adonisjs/core/http'
import { confirmEnrolment, switchTotpOff } from '#accounts/second_factor/enrolment'
import { codeValidator, firstCodeValidator } from '#accounts/second_factor/validators'

export default class TotpsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(firstCodeValidator)
    return { recoveryCodes: await confirmEnrolment(ctx, form) }
  }

  async remove(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(codeValidator)
    await switchTotpOff(ctx, code)
    return {}
  }
}
