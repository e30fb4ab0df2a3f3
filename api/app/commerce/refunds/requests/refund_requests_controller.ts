import type { HttpContext } from '@adonisjs/core/http'
import { requestRefund, withdrawRequest } from '#commerce/refunds/requests/request_refund'
import { refundRequestMessages as messages } from '#commerce/refunds/requests/terms'
import { refundRequestValidator } from '#commerce/refunds/requests/validators'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'

export default class RefundRequestsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(refundRequestValidator)
    const { orderNo } = ctx.params
    await transaction((trx) => requestRefund(trx, requireUser(ctx), { orderNo, reason }))
    return { msg: messages.requested }
  }

  async destroy(ctx: HttpContext) {
    await transaction((trx) => withdrawRequest(trx, requireUser(ctx), ctx.params.orderNo))
    return { msg: messages.withdrawn }
  }
}
