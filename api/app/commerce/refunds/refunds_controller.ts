import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { refundById, refundList } from '#commerce/refunds/refund_list'
import { RefundOrder } from '#commerce/refunds/refund_order'
import { refundsValidator, refundValidator } from '#commerce/refunds/validators'

@inject()
export default class RefundsController {
  constructor(protected refundOrder: RefundOrder) {}

  async index({ request }: HttpContext) {
    return refundList(await request.validateUsing(refundsValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(refundValidator)
    const { id } = await this.refundOrder.execute(ctx, ctx.params.orderNo, form)
    return { refund: await refundById(id) }
  }
}
