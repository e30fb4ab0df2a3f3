import type { HttpContext } from '@adonisjs/core/http'
import { closeStatement } from '#statistics/statements/close_statement'

export default class ClosingsController {
  async store(ctx: HttpContext) {
    return closeStatement(ctx, Number(ctx.params.channelId), ctx.params.month)
  }
}
