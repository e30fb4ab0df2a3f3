import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ConfirmLine } from '#commerce/bank_transfers/lines/confirm_line'
import { bankLineById } from '#commerce/bank_transfers/lines/line_list'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { requireUser } from '#core/current_user'

const messageOf = {
  first: bankMessages.confirmedFirst,
  paid: bankMessages.confirmed,
  exception: bankMessages.toException,
}

@inject()
export default class BankConfirmationsController {
  constructor(protected confirmLine: ConfirmLine) {}

  async store(ctx: HttpContext) {
    const outcome = await this.confirmLine.execute(ctx, ctx.params.id)
    return { line: await bankLineById(requireUser(ctx).id, ctx.params.id), msg: messageOf[outcome] }
  }
}
