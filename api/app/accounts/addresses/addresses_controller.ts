import type { HttpContext } from '@adonisjs/core/http'
import Address from '#accounts/addresses/address'
import { toAddress } from '#accounts/addresses/address_transformer'
import { removeAddress } from '#accounts/addresses/remove_address'
import { saveAddress } from '#accounts/addresses/save_address'
import { addressValidator } from '#accounts/addresses/validators'
import { requireUser } from '#core/current_user'

export default class AddressesController {
  async index(ctx: HttpContext) {
    const addresses = await Address.query()
      .where('userId', requireUser(ctx).id)
      .orderByRaw('default_key is null')
      .orderBy('id', 'desc')
    return { addresses: addresses.map(toAddress) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(addressValidator)
    const address = await saveAddress(requireUser(ctx), form)
    return { address: toAddress(address) }
  }

  async destroy(ctx: HttpContext) {
    await removeAddress(requireUser(ctx), ctx.params.id)
    return {}
  }
}
