import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { exceptionById } from '#commerce/exceptions/exception_list'
import { RefundException } from '#commerce/exceptions/refund_exception'
import { exceptionRefundValidator } from '#commerce/exceptions/validators'

@inject()
export default class ExceptionRefundsController {
  constructor(protected refundException: RefundException) {}

  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(exceptionRefundValidator)
    const id = ctx.params.id
    await this.refundException.execute(ctx, id, reason)
    return { exception: await exceptionById(id) }
  }
}
