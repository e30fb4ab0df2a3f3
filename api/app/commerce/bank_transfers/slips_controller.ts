import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { Slips } from '#commerce/bank_transfers/slips'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { slipValidator } from '#commerce/bank_transfers/validators'
import { requireUser } from '#core/current_user'

@inject()
export default class SlipsController {
  constructor(protected slips: Slips) {}

  async store(ctx: HttpContext) {
    const { fileUrl } = await ctx.request.validateUsing(slipValidator)
    const bankTransfer = await this.slips.store(requireUser(ctx), ctx.params.orderNo, fileUrl)
    return { bankTransfer, msg: bankMessages.slipStored }
  }

  /** @returns a URL for some minutes */
  async show(ctx: HttpContext) {
    return { url: await this.slips.urlFor(requireUser(ctx), ctx.params.orderNo) }
  }
}
