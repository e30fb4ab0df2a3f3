import Address from '#accounts/addresses/address'
import { lockOwnUser } from '#accounts/lock_user'
import type { CurrentUser } from '#core/current_user'
import { transaction } from '#core/transaction'

/** If the default is removed, the newest remaining address becomes the default. */
export async function removeAddress(user: CurrentUser, id: number): Promise<void> {
  await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const address = await Address.owned(user, id, trx)
    await address.delete()
    if (!address.isDefault) return
    const next = await Address.query({ client: trx }).where('userId', user.id).orderBy('id', 'desc').first()
    await next?.becomeDefault(trx)
  })
}
