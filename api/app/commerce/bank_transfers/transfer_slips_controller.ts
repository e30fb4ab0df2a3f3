import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { Slips } from '#commerce/bank_transfers/slips'
import { audit } from '#core/audit/audit'
import { transaction } from '#core/transaction'

@inject()
export default class TransferSlipsController {
  constructor(protected slips: Slips) {}

  /** @returns a URL for some minutes */
  async show(ctx: HttpContext) {
    const { id } = ctx.params
    const url = await this.slips.urlOf(id)
    await transaction((trx) => audit(trx, ctx, { action: 'bank-transfer.view-slip', object: `bank-transfer:${id}` }))
    return { url }
  }
}
