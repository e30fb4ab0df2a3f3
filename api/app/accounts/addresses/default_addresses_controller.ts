import type { HttpContext } from '@adonisjs/core/http'
import Address from '#accounts/addresses/address'
import { lockOwnUser } from '#accounts/lock_user'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'

export default class DefaultAddressesController {
  async store(ctx: HttpContext) {
    await transaction(async (trx) => {
      const user = requireUser(ctx)
      await lockOwnUser(trx, user.id)
      const address = await Address.owned(user, ctx.params.id, trx)
      await address.becomeDefault(trx)
    })
    return {}
  }
}
