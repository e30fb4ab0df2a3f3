import type { HttpContext } from '@adonisjs/core/http'
import { refuseRequest } from '#commerce/refunds/requests/refuse_request'
import { refundRequestMessages as messages } from '#commerce/refunds/requests/terms'
import { rejectionValidator } from '#commerce/refunds/requests/validators'

export default class RejectionsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    await refuseRequest(ctx, ctx.params.id, reason)
    return { msg: messages.refused }
  }
}
