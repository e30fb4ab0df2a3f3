import type { HttpContext } from '@adonisjs/core/http'
import { closeStatementsOf } from '#statistics/statements/close_month'
import { closeStatement } from '#statistics/statements/close_statement'
import { monthClosingValidator } from '#statistics/statements/validators'

export default class ClosingsController {
  async store(ctx: HttpContext) {
    return closeStatement(ctx, Number(ctx.params.channelId), ctx.params.month)
  }

  /** All channels of a month, some at a time. */
  async storeMonth(ctx: HttpContext) {
    const { afterChannelId } = await ctx.request.validateUsing(monthClosingValidator)
    return closeStatementsOf(ctx, ctx.params.month, afterChannelId)
  }
}
