import type { HttpContext } from '@adonisjs/core/http'
import Address from '#accounts/address'
import AddressTransformer from '#accounts/address_transformer'
import { removeAddress } from '#accounts/remove_address'
import { saveAddress } from '#accounts/save_address'
import { addressValidator } from '#accounts/validators'
import { signedIn } from '#core/current_user'

export default class AddressesController {
  async index(ctx: HttpContext) {
    const addresses = await Address.query()
      .where('userId', signedIn(ctx).id)
      .orderByRaw('default_key is null')
      .orderBy('id', 'desc')
    return ctx.serialize({ addresses: AddressTransformer.transform(addresses) })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(addressValidator)
    const address = await saveAddress(signedIn(ctx), form)
    return ctx.serialize({ address: AddressTransformer.transform(address) })
  }

  async destroy(ctx: HttpContext) {
    await removeAddress(signedIn(ctx), Number(ctx.params.id))
    return {}
  }
}
