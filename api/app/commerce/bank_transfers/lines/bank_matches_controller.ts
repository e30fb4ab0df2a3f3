import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { bankLineById } from '#commerce/bank_transfers/lines/line_list'
import { MatchLine } from '#commerce/bank_transfers/lines/match_line'
import { BankLineState, bankMessages } from '#commerce/bank_transfers/terms'
import { matchValidator } from '#commerce/bank_transfers/validators'
import { requireUser } from '#core/current_user'

@inject()
export default class BankMatchesController {
  constructor(protected matchLine: MatchLine) {}

  async store(ctx: HttpContext) {
    const { reference } = await ctx.request.validateUsing(matchValidator)
    const state = await this.matchLine.execute(ctx, ctx.params.id, reference)
    const msg = state === BankLineState.Matched ? bankMessages.matchedByHand : bankMessages.toException
    return { line: await bankLineById(requireUser(ctx).id, ctx.params.id), msg }
  }
}
