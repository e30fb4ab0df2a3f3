import type { HttpContext } from '@adonisjs/core/http'
import { cancelPayout, markPaid } from '#statistics/statements/payouts'
import { messages } from '#statistics/statements/terms'
import { payoutCancellationValidator, payoutValidator } from '#statistics/statements/validators'

export default class PayoutsController {
  async store(ctx: HttpContext) {
    await markPaid(ctx, keyOf(ctx), await ctx.request.validateUsing(payoutValidator))
    return { msg: messages.markedPaid }
  }

  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(payoutCancellationValidator)
    await cancelPayout(ctx, keyOf(ctx), reason)
    return { msg: messages.payoutCancelled }
  }
}

const keyOf = ({ params }: HttpContext) => ({ userId: Number(params.channelId), month: String(params.month) })
