import type { HttpContext } from '@adonisjs/core/http'
import { changeGoodsReturn } from '#commerce/refunds/goods_returns/change_goods_return'
import { goodsReturnValidator } from '#commerce/refunds/goods_returns/validators'
import { messages } from '#commerce/refunds/terms'

export default class GoodsReturnsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(goodsReturnValidator)
    await changeGoodsReturn(ctx, ctx.params.orderNo, form)
    return { msg: messages.returnSaved }
  }
}
