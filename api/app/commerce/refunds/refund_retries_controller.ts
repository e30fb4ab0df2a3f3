import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { refundById } from '#commerce/refunds/refund_list'
import { RetryRefund } from '#commerce/refunds/retry_refund'

@inject()
export default class RefundRetriesController {
  constructor(protected retryRefund: RetryRefund) {}

  async store(ctx: HttpContext) {
    const { id } = await this.retryRefund.execute(ctx, ctx.params.id)
    return { refund: await refundById(id) }
  }
}
