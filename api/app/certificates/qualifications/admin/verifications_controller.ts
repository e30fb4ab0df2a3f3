import type { HttpContext } from '@adonisjs/core/http'
import { verificationValidator } from '#certificates/qualifications/admin/validators'
import { verifyQualification } from '#certificates/qualifications/admin/verify_qualification'
import { qualificationMessages as messages } from '#certificates/qualifications/terms'

export default class VerificationsController {
  async store(ctx: HttpContext) {
    await verifyQualification(ctx, ctx.params.id, await ctx.request.validateUsing(verificationValidator))
    return { msg: messages.verified }
  }
}
