import Address from '#accounts/addresses/address'
import { lockUser } from '#accounts/lock_user'
import type { CurrentUser } from '#core/current_user'
import { transaction } from '#core/transaction'

/**
 * Deletes an own address. Whoever has addresses has a default: when it goes, the newest of the others
 * takes its place.
 * @throws NotFound for somebody else's
 */
export async function removeAddress(user: CurrentUser, id: number): Promise<void> {
  await transaction(async (trx) => {
    await lockUser(trx, user.id)
    const address = await Address.owned(user, id, trx)
    await address.delete()
    if (!address.isDefault) return
    const next = await Address.query({ client: trx })
      .where('userId', user.id)
      .orderBy('id', 'desc')
      .first()
    await next?.becomeDefault(trx)
  })
}
