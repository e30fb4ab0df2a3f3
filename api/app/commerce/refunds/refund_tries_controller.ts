import type { HttpContext } from '@adonisjs/core/http'
import { refundById } from '#commerce/refunds/refund_list'
import { retryRefund } from '#commerce/refunds/retry_refund'

/** Another try of a refund that failed. */
export default class RefundTriesController {
  async store(ctx: HttpContext) {
    const { id } = await retryRefund(ctx, Number(ctx.params.id))
    return { refund: await refundById(id) }
  }
}
