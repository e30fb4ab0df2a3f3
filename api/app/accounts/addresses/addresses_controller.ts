import type { HttpContext } from '@adonisjs/core/http'
import Address from '#accounts/addresses/address'
import { toAddress } from '#accounts/addresses/address_transformer'
import { removeAddress } from '#accounts/addresses/remove_address'
import { saveAddress } from '#accounts/addresses/save_address'
import { addressValidator } from '#accounts/addresses/validators'
import { signedIn } from '#core/current_user'

export default class AddressesController {
  async index(ctx: HttpContext) {
    const addresses = await Address.query()
      .where('userId', signedIn(ctx).id)
      .orderByRaw('default_key is null')
      .orderBy('id', 'desc')
    return { addresses: addresses.map(toAddress) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(addressValidator)
    const address = await saveAddress(signedIn(ctx), form)
    return { address: toAddress(address) }
  }

  async destroy(ctx: HttpContext) {
    await removeAddress(signedIn(ctx), Number(ctx.params.id))
    return {}
  }
}
