import type { HttpContext } from '@adonisjs/core/http'
import { bankLineById, bankLineList } from '#commerce/bank_transfers/lines/line_list'
import { bankLinesValidator } from '#commerce/bank_transfers/validators'
import { requireUser } from '#core/current_user'

export default class BankLinesController {
  async index(ctx: HttpContext) {
    return bankLineList(requireUser(ctx).id, await ctx.request.validateUsing(bankLinesValidator))
  }

  async show(ctx: HttpContext) {
    return { line: await bankLineById(requireUser(ctx).id, ctx.params.id) }
  }
}
