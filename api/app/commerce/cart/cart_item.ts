import { CartItemSchema } from '#core/schema'
import type { Trx } from '#core/transaction'

/** One course in a person's cart; a course stands there once. */
export default class CartItem extends CartItemSchema {
  static ownedBy(userId: number, trx?: Trx) {
    return CartItem.query({ client: trx }).where('userId', userId)
  }
}
