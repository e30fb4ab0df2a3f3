import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/http/refusal'
import { transaction } from '#core/transaction'

/**
 * Removes lines from a person's cart: all of them, or none when one is missing or somebody else's.
 * @returns how many lines went
 * @throws NotFound
 */
export async function removeFromCart(user: CurrentUser, cartItemIds: number[]): Promise<number> {
  const ids = [...new Set(cartItemIds)]
  return transaction(async (trx) => {
    const own = trx.from('cart_items').where('user_id', user.id)
    const removed = Number(await own.whereIn('id', ids).delete())
    if (removed !== ids.length) throw new NotFound()
    return removed
  })
}
