import Address from '#accounts/addresses/address'
import { regionNames } from '#accounts/addresses/regions'
import { lockOwnUser } from '#accounts/lock_user'
import { messages } from '#accounts/addresses/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'

interface AddressForm {
  deliverAddressId?: number
  name: string
  telephone: string
  region: string[]
  address: string
  defaultAddr?: number
}

const maxAddresses = 20

/**
 * An address keeps a region that was abolished since it was saved.
 * @throws UserError for an unknown region and when the user already has twenty addresses
 */
export async function saveAddress(user: CurrentUser, form: AddressForm): Promise<Address> {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const others = await Address.query({ client: trx }).where('userId', user.id)
    const address = form.deliverAddressId ? await Address.owned(user, form.deliverAddressId, trx) : new Address()
    if (address.$isNew && others.length >= maxAddresses) throw new UserError(messages.tooManyAddresses)

    const [provinceCode, cityCode, areaCode] = form.region
    const names = regionNames(form.region) ?? savedNames(address, form.region)
    if (!names) throw new UserError(messages.regionRequired, { field: 'region' })
    const [province, city, area] = names
    await address
      .useTransaction(trx)
      .merge({
        userId: user.id,
        name: form.name,
        telephone: form.telephone,
        address: form.address,
        provinceCode,
        cityCode,
        areaCode,
        province,
        city,
        area,
      })
      .save()
    if (form.defaultAddr === 1 || others.length === 0) await address.becomeDefault(trx)
    return address
  })
}

function savedNames({ provinceCode, cityCode, areaCode, province, city, area }: Address, region: string[]) {
  const saved = [provinceCode, cityCode, areaCode]
  return saved.every((code, level) => code === region[level]) ? [province, city, area] : null
}
