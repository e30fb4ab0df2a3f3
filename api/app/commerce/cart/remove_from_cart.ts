import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { transaction } from '#core/transaction'

/** All or nothing: one missing id, or one of another user, removes none. */
export async function removeFromCart(user: CurrentUser, cartItemIds: number[]): Promise<number> {
  const ids = [...new Set(cartItemIds)]
  return transaction(async (trx) => {
    const own = trx.from('cart_items').where('user_id', user.id)
    const removed = Number(await own.whereIn('id', ids).delete())
    if (removed !== ids.length) throw new NotFound()
    return removed
  })
}
