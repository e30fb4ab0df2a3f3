import type { HttpContext } from '@adonisjs/core/http'
import Address from '#accounts/address'
import { signedIn } from '#core/current_user'
import { transaction } from '#core/transaction'

export default class DefaultAddressesController {
  async store(ctx: HttpContext) {
    await transaction(async (trx) => {
      const address = await Address.owned(signedIn(ctx), Number(ctx.params.id), trx)
      await address.becomeDefault(trx)
    })
    return {}
  }
}
