import { CartItemSchema } from '#core/schema'
import type { Trx } from '#core/transaction'

export default class CartItem extends CartItemSchema {
  static ownedBy(userId: number, trx?: Trx) {
    return CartItem.query({ client: trx }).where('userId', userId)
  }
}
