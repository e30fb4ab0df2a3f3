import type { HttpContext } from '@adonisjs/core/http'
import { exceptionById } from '#commerce/exceptions/exception_list'
import { refundException } from '#commerce/exceptions/refund_exception'
import { exceptionRefundValidator } from '#commerce/exceptions/validators'

/** Giving money back that fitted no order. */
export default class ExceptionRefundsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(exceptionRefundValidator)
    const id = Number(ctx.params.id)
    await refundException(ctx, id, reason)
    return { exception: await exceptionById(id) }
  }
}
