import type { HttpContext } from '@adonisjs/core/http'
import { closeAccount } from '#accounts/closing/close_account'
import { findClosingBlockers } from '#accounts/closing/closing_blockers'
import { messages } from '#accounts/closing/terms'
import { accountClosingValidator } from '#accounts/closing/validators'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'

export default class AccountClosingsController {
  async show(ctx: HttpContext) {
    const { id } = requireUser(ctx)
    return { obstacles: await transaction((trx) => findClosingBlockers(trx, id)) }
  }

  async store(ctx: HttpContext) {
    await closeAccount(ctx, await ctx.request.validateUsing(accountClosingValidator))
    return { msg: messages.closed }
  }
}
