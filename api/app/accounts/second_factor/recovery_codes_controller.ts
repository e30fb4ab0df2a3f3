import type { HttpContext } from '@adonisjs/core/http'
import { replaceRecoveryCodes } from '#accounts/second_factor/enrolment'
import { codeValidator } from '#accounts/second_factor/validators'

export default class RecoveryCodesController {
  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(codeValidator)
    return { recoveryCodes: await replaceRecoveryCodes(ctx, code) }
  }
}
