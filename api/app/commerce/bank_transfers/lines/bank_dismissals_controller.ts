import type { HttpContext } from '@adonisjs/core/http'
import { bankLineById } from '#commerce/bank_transfers/lines/line_list'
import { dismissLine } from '#commerce/bank_transfers/lines/match_line'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { dismissalValidator } from '#commerce/bank_transfers/validators'
import { requireUser } from '#core/current_user'

export default class BankDismissalsController {
  async store(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(dismissalValidator)
    await dismissLine(ctx, ctx.params.id, note)
    return { line: await bankLineById(requireUser(ctx).id, ctx.params.id), msg: bankMessages.dismissed }
  }
}
