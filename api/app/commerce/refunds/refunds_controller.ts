import type { HttpContext } from '@adonisjs/core/http'
import { refundById, refundList } from '#commerce/refunds/refund_list'
import { refundOrder } from '#commerce/refunds/refund_order'
import { refundsValidator, refundValidator } from '#commerce/refunds/validators'

/** Money given back, at the order desk. */
export default class RefundsController {
  async index({ request }: HttpContext) {
    return refundList(await request.validateUsing(refundsValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(refundValidator)
    const { id } = await refundOrder(ctx, ctx.params.orderNo, form)
    return { refund: await refundById(id) }
  }
}
